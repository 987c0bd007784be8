import { describe, expect, it } from 'vitest'
import { type Named, withRoom } from './labels'

const name = (id: string, x: number, y: number, minor = false, anchor = 'middle'): Named => ({ id, x, y: y + 30, anchor, middle: { x, y }, minor })
const shown = (names: Named[], size = 13): string[] => [...withRoom(names, size, 10)].sort()

describe('names where they have room', () => {
  it('writes those that stand apart', () => expect(shown([name('York', 0, 0), name('Leeds', 200, 0)])).toEqual(['Leeds', 'York']))
  it('leaves one of two out that would meet', () => expect(shown([name('York', 0, 0), name('Leeds', 15, 0)])).toEqual(['York']))
  it('prefers a main place', () => expect(shown([name('York', 0, 0, true), name('Leeds', 15, 0)])).toEqual(['Leeds']))
  it('covers no other place', () => expect(shown([name('York', 0, 0), name('Leeds', 0, 30)])).toEqual(['Leeds']))
  it('has less room where names are larger beside the board', () => {
    const names = [name('York', 0, 0), name('Leeds', 60, 0)]
    expect([shown(names, 13).length, shown(names, 40).length]).toEqual([2, 1])
  })
  it('knows to which side a name runs', () => expect(shown([name('Scarborough', 0, 0, false, 'end'), name('Hull', 5, 2, false, 'start')])).toEqual(['Hull', 'Scarborough']))
})
