import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Item } from './shapes'
import { Staging } from './staging.svelte'

const move = (seq: number, ...said: string[]): Item => ({ seq, number: seq, kind: 'move', at: 0, events: said.map((en) => ({ data: { kind: en }, text: { en, fr: en } })) }) as unknown as Item
let shown: string[] = []
let still = false

beforeEach(() => {
  shown = []
  still = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ get matches() { return still } }))
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<string>) => shown.push(event.detail))
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, value: string) => store.set(name, value) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what happened', () => {
  it('is shown event by event, in order', () => {
    new Staging('t').show([move(1, 'a', 'b'), move(2, 'c')])
    expect(shown).toEqual(['1.0'])
    vi.runAllTimers()
    expect(shown).toEqual(['1.0', '1.1', '2.0'])
  })
  it('is shown once, however often it is told', () => {
    const staging = new Staging('t')
    staging.show([move(1, 'a')])
    staging.show([move(1, 'a'), move(2, 'b')])
    vi.runAllTimers()
    staging.show([move(2, 'b')])
    vi.runAllTimers()
    expect(shown).toEqual(['1.0', '2.0'])
  })
  it('takes at most 600 ms each', () => {
    const staging = new Staging('t')
    staging.show([move(1, 'a')])
    vi.advanceTimersByTime(600)
    expect(staging.now).toBeNull()
  })
  it('takes at most 20 s after a long absence', () => {
    const staging = new Staging('t')
    staging.show(Array.from({ length: 150 }, (_, i) => move(i + 1, 'a')), true)
    expect(staging.recap).toBe(true)
    vi.advanceTimersByTime(20_000)
    expect([shown.length, staging.recap]).toEqual([150, false])
  })
  it('tells first what others did to the reader', () => {
    const done = (seq: number, by: number, to: number): Item => ({ ...move(seq, 'a'), seat: by, events: [{ data: { kind: 'Paid', seat: to }, text: { en: '', fr: '' } }] }) as Item
    const staging = new Staging('t')
    staging.show([done(1, 1, 2), done(2, 1, 0), done(3, 0, 0), done(4, 2, 0)], true, ({ item, event }) => item.seat !== 0 && event.data.seat === 0)
    expect(staging.toMe.map((cue) => cue.id)).toEqual(['2.0', '4.0'])
    vi.runAllTimers()
    expect(staging.toMe).toEqual([])
  })
  it('can be skipped', () => {
    const staging = new Staging('t')
    staging.show([move(1, 'a', 'b')], true)
    staging.skip()
    vi.runAllTimers()
    expect([shown, staging.now, staging.recap]).toEqual([['1.0'], null, false])
  })
  it('is not played where motion is not wanted, but counts as seen', () => {
    still = true
    const staging = new Staging('t')
    staging.show([move(7, 'a')])
    expect([shown, staging.lastSeen]).toEqual([[], 7])
  })
  it('is remembered to the next visit', () => {
    new Staging('t').show([move(4, 'a')])
    expect([new Staging('t').lastSeen, new Staging('another').lastSeen]).toEqual([4, -1])
  })
})
