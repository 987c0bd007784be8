import { describe, expect, it } from 'vitest'
import type { Leaf } from '../../lib/choosing'
import { next, turning } from './turning'

const lay = (cell: string, face: string): Leaf => ({ kind: 'Lay', parts: [{ role: 'cell', value: cell }, { role: 'simple_face', value: face }], send: `lay ${cell} ${face}` })
const all = [lay('D3', 'NE'), lay('D3', 'ES'), lay('H3', 'SW')]
const cell = { role: 'cell', value: 'D3' }

describe('turning a die', () => {
  it('needs a cell', () => expect(turning({ all, leaves: all, chosen: [] })).toBeNull())
  it('knows the faces that fit there', () => expect(turning({ all, leaves: all.slice(0, 2), chosen: [cell] })).toEqual({ role: 'simple_face', faces: ['NE', 'ES'], now: null }))
  it('goes round', () => {
    const part = (now: string | null) => next({ role: 'simple_face', faces: ['NE', 'ES'], now }).value
    expect([part(null), part('NE'), part('ES')]).toEqual(['NE', 'ES', 'NE'])
  })
})
