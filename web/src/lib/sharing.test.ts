import { describe, expect, it, vi } from 'vitest'
import { byField, remembered, shared } from './sharing.svelte'

describe('a position after another', () => {
  const last = { turn: 3, seats: [{ money: 4, cards: ['a'] }, { money: 5, cards: [] }], links: [{ link: 1 }] }
  const copy = (value: unknown): any => structuredClone(value)
  it('is the same where nothing has changed', () => expect(shared(last, copy(last))).toBe(last))
  it('keeps what is as it was', () => {
    const next = shared(last, { ...copy(last), turn: 4, seats: [{ money: 4, cards: ['a'] }, { money: 9, cards: [] }] })
    expect(next).toEqual({ turn: 4, seats: [{ money: 4, cards: ['a'] }, { money: 9, cards: [] }], links: [{ link: 1 }] })
    expect([next.links === last.links, next.seats === last.seats, next.seats[0] === last.seats[0], next.seats[1]!.cards === last.seats[1]!.cards]).toEqual([true, false, true, true])
  })
  it('keeps the beginning of a list that has grown', () => {
    const next = shared(last.links, [{ link: 1 }, { link: 2 }])
    expect([next === last.links, next[0] === last.links[0], next.length]).toEqual([false, true, 2])
  })
  it('notices what has gone', () => {
    expect(shared<object>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
    expect(shared([1, 2], [1])).toEqual([1])
  })
  it('does not take a list for a row, nor nothing for a list', () => {
    expect(shared<unknown>([], {})).toEqual({})
    expect(shared<unknown>(null, [1])).toEqual([1])
    expect(shared<unknown>([1], null)).toBeNull()
  })
})

describe('a row followed by its fields', () => {
  it('reads as the row does', () => {
    let row: Record<string, unknown> = { a: 1, b: [2] }
    const made = byField(['a', 'b'], () => row)
    expect({ ...made }).toEqual({ a: 1, b: [2] })
    row = { a: 3, b: [2] }
    expect(Object.keys(made)).toEqual(['a', 'b'])
  })
})

it('makes something of an object once', () => {
  const make = vi.fn((of: { n: number }) => of.n + 1), of = { n: 1 }
  const once = remembered(make)
  expect([once(of), once(of), once({ n: 5 })]).toEqual([2, 2, 6])
  expect(make).toHaveBeenCalledTimes(2)
})
