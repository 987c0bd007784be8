import { describe, expect, it } from 'vitest'
import { type Named, type Run, around, boxOf, edgeNames, keptWithin, middleWithin, movedApart, runOf, withRoom, writtenOn } from './labels'

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

describe('names in one line', () => {
  const middles = (names: Named[]): number[] => movedApart(names, 13).map(({ x }) => x)
  it('move apart where they would run into one another', () => {
    const [left, right] = middles([name('Liverpool', 0, 0), name('Manchester', 58, 0)]) as [number, number]
    expect([left < 0, right > 58, left + right]).toEqual([true, true, 58])
  })
  it('stay where they are apart', () => expect(middles([name('York', 0, 0), name('Leeds', 90, 0)])).toEqual([0, 90]))
  it('stay where one is above the other', () => expect(middles([name('York', 0, 0), name('Leeds', 5, 20)])).toEqual([0, 5]))
})

describe('names at the sides of the board', () => {
  const kept = (x: number, anchor?: string): { left: number; right: number } => boxOf(keptWithin([name('Penzance', x, 0, false, anchor)], 13, 0, 400)[0]!, 13)
  it('move inwards where they would be cut off', () => expect([kept(5).left, kept(395).right, kept(10, 'end').left]).toEqual([0, 400, 0]))
  it('stay where they have room', () => expect(keptWithin([name('Penzance', 200, 0)], 13, 0, 400)[0]!.x).toBe(200))
})

describe('the name of a sea', () => {
  it('moves off the sides of the board', () => expect([middleWithin(10, 80, 0, 400), middleWithin(390, 80, 0, 400)]).toEqual([40, 360]))
  it('stays where it has room', () => expect(middleWithin(200, 80, 0, 400)).toBe(200))
})

describe('the name of a river', () => {
  const bent = (length: number): Run => ({ points: [{ x: 0, y: 0 }, { x: length, y: 0 }, { x: length, y: length }], length: 2 * length, d: '' })
  it('keeps off a sharp bend', () => expect(Math.abs(writtenOn([bent(100)], 'Tyne', 10, [])!.middle - 100)).toBeGreaterThan(10))
  it('is not written where it would be torn apart by one', () => expect(writtenOn([bent(16)], 'Tyne', 10, [])).toBeNull())
  it('goes round a wide one', () => {
    const wide = Array.from({ length: 21 }, (_, i) => ({ x: 100 * Math.sin((i * Math.PI) / 40), y: 100 - 100 * Math.cos((i * Math.PI) / 40) }))
    expect(writtenOn([runOf(wide)], 'Mississippi', 10, [])).not.toBeNull()
  })
  it('keeps off a bend by its letters, however large they are', () => expect(writtenOn([bent(60)], 'Ouachita', 20, [])).toBeNull())
  const run = (y: number, length = 200): Run => ({ points: [{ x: 0, y }, { x: length, y }], length, d: '' })
  it('runs along the middle of the first stretch', () => expect(writtenOn([run(0), run(50)], 'Tyne', 10, [])).toMatchObject({ run: { length: 200 }, middle: 100 }))
  it('moves along where a place lies in the middle', () => {
    const written = writtenOn([run(0)], 'Tyne', 10, [around({ x: 100, y: 0 }, 20)])!
    expect(Math.abs(written.middle - 100)).toBeGreaterThan(30)
  })
  it('takes another stretch where the first is covered', () => expect(writtenOn([run(0), run(50)], 'Tyne', 10, [around({ x: 100, y: 0 }, 40), around({ x: 20, y: 0 }, 40), around({ x: 180, y: 0 }, 40)])?.run.points[0]!.y).toBe(50))
  it('stands closer where there is little room', () => expect(writtenOn([run(0, 70)], 'Mississippi', 10, [])?.apart).toBeLessThan(0.1))
  it('keeps clear of one that was written before', () => {
    const first = writtenOn([run(0)], 'Tyne', 10, [])!
    expect(Math.abs(writtenOn([run(3)], 'Tees', 10, first.covers)!.middle - first.middle)).toBeGreaterThan(20)
  })
  it('is not written where it is longer than its river', () => expect(writtenOn([run(0, 30)], 'Mississippi', 10, [])).toBeNull())
})

describe('the names at the edge of a board', () => {
  const cells = ['A1', 'A2', 'B1', 'B2', 'C1', ''].map((at) => ({ at, x: at.charCodeAt(0) - 64, y: Number(at.slice(1)) }))
  const names = (scale: number) => ({ columns: edgeNames(cells, 20, scale).columns.map(({ name }) => name), rows: edgeNames(cells, 20, scale).rows.map(({ name }) => name) })
  it('are letters and numbers, each once', () => expect(names(1)).toEqual({ columns: ['A', 'B', 'C'], rows: ['1', '2'] }))
  it('stand at the middle of their column', () => expect(edgeNames(cells, 20, 1).columns.map(({ at }) => at)).toEqual([20, 40, 60]))
  it('are fewer where the board is drawn small', () => expect(names(0.5).columns).toEqual(['A', 'C']))
})
