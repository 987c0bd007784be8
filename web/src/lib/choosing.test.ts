import { describe, expect, it } from 'vitest'
import { choosable, leavesOf, narrowed, question, sendable } from './choosing'
import type { Node } from './shapes'

const tree: Node = {
  role: 'kind', field: 'kind',
  choices: [
    {
      value: 'Extend',
      next: {
        role: 'line', field: 'line',
        choices: [
          { value: 'GWR', next: { role: 'hex', field: 'to', choices: [{ value: 'D14', send: 'extend GWR D14' }, { value: 'E14', send: 'extend GWR E14' }] } },
          { value: 'SER', next: { role: 'hex', field: 'to', choices: [{ value: 'D14', send: 'extend SER D14' }] } },
        ],
      },
    },
    { value: 'PlaceStation', next: { role: 'hex', field: 'to', choices: [{ value: 'D14', send: 'station D14' }] } },
    { value: 'Pass', send: 'pass' },
  ],
}
const path: Node = {
  role: 'kind', field: 'kind',
  choices: [{ value: 'Deliver', next: { role: 'link', field: 'links', choices: [{ value: 1, send: 'd 1', next: { role: 'link', field: 'links', choices: [{ value: 2, send: 'd 1 2' }] } }] } }],
}

describe('choosing by parts', () => {
  const leaves = leavesOf(tree)
  it('finds every action once', () => expect(leaves.map((l) => l.send)).toEqual(['extend GWR D14', 'extend GWR E14', 'extend SER D14', 'station D14', 'pass']))
  it('asks for the kind first', () => expect(question(leaves, [])?.role).toBe('kind'))
  it('begins with what was clicked on the board', () => {
    const chosen = [{ role: 'hex', value: 'D14' }]
    const left = narrowed(leaves, chosen)
    expect(left.map((l) => l.send)).toEqual(['extend GWR D14', 'extend SER D14', 'station D14'])
    expect(question(left, chosen)?.values.map((v) => v.value)).toEqual(['Extend', 'PlaceStation'])
  })
  it('skips what is settled', () => {
    const chosen = [{ role: 'kind', field: 'kind', value: 'Extend' }, { role: 'hex', value: 'D14' }]
    const left = narrowed(leaves, chosen)
    expect(question(left, chosen)).toEqual({ role: 'line', values: [{ value: 'GWR', leaves: [left[0]] }, { value: 'SER', leaves: [left[1]] }] })
  })
  it('can send when one is left', () => expect(sendable(narrowed(leaves, [{ role: 'hex', value: 'E14' }]), [{ role: 'hex', value: 'E14' }])?.send).toBe('extend GWR E14'))
  it('cannot send while several are left', () => expect(sendable(leaves, [])).toBeNull())
  it('lights up what can be chosen', () => expect([...choosable(leaves, 'hex')]).toEqual(['D14', 'E14']))
  it('can end a path or go on', () => {
    const two = leavesOf(path), chosen = [{ role: 'kind', field: 'kind', value: 'Deliver' }, { role: 'link', value: 1 }]
    expect(sendable(two, chosen)?.send).toBe('d 1')
    expect(question(two, chosen)?.values.map((v) => v.value)).toEqual([2])
  })
  it('has nothing to ask where nothing is legal', () => expect(question(leavesOf(null), [])).toBeNull())
})
