import { describe, expect, it } from 'vitest'
import { Grid } from '../../board/geometry'
import type { Cell, Picture } from '../../lib/shapes'
import { trackOf } from './track'

/** A column of hexes, A0 in the north, with B0 to B4 south-east of them. */
const cells: Cell[] = [0, 1, 2, 3, 4].flatMap((r) => [
  { at: `A${r}`, x: 0, y: Math.sqrt(3) * r, terrain: 'plain' },
  { at: `B${r}`, x: 1.5, y: Math.sqrt(3) * (r + 0.5), terrain: 'plain' },
])
const picture = { grid: 'flat', cells, places: [{ id: 'Bristol', at: 'A0', kind: 'start_town', company: 'GWR' }, { id: 'Dover', at: 'B4', kind: 'start_town', company: 'SER' }] } as unknown as Picture
const grid = new Grid(picture, 40)
const view = (tiles: Record<string, { line: string; sides: string[] }>, gwr: string | null, ser: string | null = 'B4'): Record<string, any> => ({ tiles, lines: { GWR: { locomotive: gwr }, SER: { locomotive: ser } } })
const ways = (position: Record<string, any>): Record<string, string[]> => Object.fromEntries(trackOf(position, picture, grid).map((run) => [run.line, run.cells]))

describe('track', () => {
  it('is not drawn for a locomotive in its start town', () => expect(ways(view({}, 'A0'))).toEqual({}))
  it('leads to a locomotive that has moved once', () => expect(ways(view({}, 'A1'))).toEqual({ GWR: ['A0', 'A1'] }))
  it('follows straight and curved tiles in order', () => {
    const tiles = { A2: { line: 'GWR', sides: ['N', 'SE'] }, A1: { line: 'GWR', sides: ['N', 'S'] } }
    expect(ways(view(tiles, 'B2'))).toEqual({ GWR: ['A0', 'A1', 'A2', 'B2'] })
  })
  it('ends on the line that absorbed it', () => {
    const tiles = { A1: { line: 'GWR', sides: ['N', 'SE'] }, B1: { line: 'SER', sides: ['N', 'S'] }, B2: { line: 'SER', sides: ['N', 'S'] }, B3: { line: 'SER', sides: ['N', 'S'] } }
    expect(ways(view(tiles, null, 'B0'))).toEqual({ GWR: ['A0', 'A1', 'B1'], SER: ['B4', 'B3', 'B2', 'B1', 'B0'] })
  })
  it('does not run in circles for ever', () => {
    const tiles = { A1: { line: 'GWR', sides: ['N', 'S'] }, A2: { line: 'GWR', sides: ['N', 'N'] } }
    expect(ways(view(tiles, 'A2')).GWR).toEqual(['A0', 'A1', 'A2'])
  })
  it('has a point for every cell', () => expect(trackOf(view({}, 'A1'), picture, grid)[0]!.points).toEqual([grid.at('A0'), grid.at('A1')]))
})
