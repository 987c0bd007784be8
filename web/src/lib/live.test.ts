import { describe, expect, it } from 'vitest'
import { markUndone, withSecrets } from './live.svelte'
import type { Item } from './shapes'

describe('the view of a seat', () => {
  const view = { seats: [{ money: null, shares: 1 }, { money: null, shares: 2 }], bank: { left: 3 } }
  it('has its secrets at their places', () => expect(withSecrets(view, [{ path: ['seats', 1, 'money'], value: 14 }]).seats).toEqual([{ money: null, shares: 1 }, { money: 14, shares: 2 }]))
  it('leaves what everybody sees as it was', () => {
    withSecrets(view, [{ path: ['seats', 0, 'money'], value: 5 }])
    expect(view.seats[0]!.money).toBeNull()
  })
  it('copies only what lies on the way', () => {
    const own = withSecrets(view, [{ path: ['seats', 0, 'money'], value: 5 }])
    expect([own.bank === view.bank, own.seats[1] === view.seats[1], own.seats[0] === view.seats[0]]).toEqual([true, true, false])
  })
  it('stays a list where a list was', () => expect(Array.isArray(withSecrets(view, [{ path: ['seats', 0], value: {} }]).seats)).toBe(true))
  it('is the same where nothing is secret', () => expect(withSecrets(view, [])).toBe(view))
})

describe('what was taken back', () => {
  const move = (seq: number, number: number): Item => ({ seq, kind: 'move', number, at: 0 }) as Item
  const undo = (seq: number, to: number): Item => ({ seq, kind: 'undo', to, at: 0 }) as Item
  const marked = (items: Item[]): number[] => markUndone(items).filter((item) => item.undone).map((item) => item.seq)
  it('is marked from the point gone back to', () => expect(marked([move(1, 1), move(2, 2), move(3, 3), undo(4, 1)])).toEqual([2, 3]))
  it('does not mark what was played afterwards', () => expect(marked([move(1, 1), move(2, 2), undo(3, 1), move(4, 2)])).toEqual([2]))
  it('is marked for each undo', () => expect(marked([move(1, 1), undo(2, 0), move(3, 1), undo(4, 0), move(5, 1)])).toEqual([1, 3]))
  it('leaves the items that were given alone', () => {
    const items = [move(1, 1), undo(2, 0)]
    markUndone(items)
    expect(items[0]!.undone).toBeUndefined()
  })
})
