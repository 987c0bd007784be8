import { describe, expect, it } from 'vitest'
import type { Cell } from '../lib/shapes'
import { Grid, noise, through } from './geometry'

const ROOT3 = Math.sqrt(3)
const places = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => [q, r] as const))
const point = { flat: (q: number, r: number) => [1.5 * q, ROOT3 * (r + q / 2)], pointy: (q: number, r: number) => [ROOT3 * (q + r / 2), 1.5 * r], square: (q: number, r: number) => [q + 0.5, r + 0.5] }

function gridOf(kind: keyof typeof point): Grid {
  const cells: Cell[] = places.map(([q, r]) => {
    const [x, y] = point[kind](q, r)
    return { at: `${q}/${r}`, x: x!, y: y!, terrain: 'plain' }
  })
  return new Grid({ grid: kind, cells }, 40)
}

describe.each(['flat', 'pointy', 'square'] as const)('a %s grid', (kind) => {
  const grid = gridOf(kind)
  it('finds the place of every cell', () => expect(grid.spots.map((spot) => [spot.q, spot.r])).toEqual(places.map((place) => [...place])))
  it('finds the cell under its middle', () => expect(grid.spots.map((spot) => grid.under(grid.centre(spot)))).toEqual(grid.spots.map((spot) => spot.at)))
  it('finds the same cell anywhere within it', () => {
    for (let turn = 0; turn < 360; turn += 15) {
      const c = grid.at('1/-1'), reach = 0.48 * grid.unit
      expect(grid.under({ x: c.x + reach * Math.cos((turn * Math.PI) / 180), y: c.y + reach * Math.sin((turn * Math.PI) / 180) })).toBe('1/-1')
    }
  })
  it('finds nothing off the board', () => expect(grid.under({ x: 9000, y: 0 })).toBeUndefined())
  it('meets its neighbours in the middle of a side', () => {
    const here = grid.get('0/0')!
    grid.names.forEach((_, direction) => {
      const there = grid.neighbour(here, direction)!, side = grid.side(here, direction), a = grid.centre(here), b = grid.centre(there)
      expect(side.x).toBeCloseTo((a.x + b.x) / 2)
      expect(side.y).toBeCloseTo((a.y + b.y) / 2)
    })
  })
  it('names a direction as it lies on paper', () => {
    const here = grid.at('0/0')
    grid.names.forEach((name, direction) => {
      const side = grid.side(grid.get('0/0')!, direction)
      if (name.includes('N')) expect(side.y).toBeLessThan(here.y)
      if (name.includes('S')) expect(side.y).toBeGreaterThan(here.y)
      if (name.includes('E')) expect(side.x).toBeGreaterThan(here.x)
      if (name.includes('W')) expect(side.x).toBeLessThan(here.x)
    })
  })
  it('tells the way to a neighbour, and back', () => {
    const half = grid.names.length / 2
    grid.names.forEach((_, direction) => {
      const there = grid.neighbour(grid.get('0/0')!, direction)!.at
      expect(grid.towards('0/0', there)).toBe(direction)
      expect(grid.towards(there, '0/0')).toBe((direction + half) % grid.names.length)
    })
  })
  it('tells no way to who is no neighbour', () => expect([grid.towards('0/0', '2/2'), grid.towards('0/0', 'nowhere')]).toEqual([-1, -1]))
  it('shares its corners with its neighbour', () => {
    const here = grid.get('0/0')!
    grid.names.forEach((_, direction) => {
      const [a, b] = grid.corners(here, direction), [c, d] = grid.corners(grid.neighbour(here, direction)!, (direction + grid.names.length / 2) % grid.names.length)
      expect([a.x - d.x, a.y - d.y, b.x - c.x, b.y - c.y].every((gap) => Math.abs(gap) < 1e-6)).toBe(true)
    })
  })
  it('has an outline with a corner a side', () => expect(grid.outline('0/0').split('L')).toHaveLength(grid.names.length))
  it('draws nothing for a cell that it does not have', () => expect(grid.outline('nowhere')).toBe(''))
})

describe('irregularity', () => {
  it('is always the same', () => expect(noise('D14')).toBe(noise('D14')))
  it('stays within its bounds and differs', () => {
    const values = places.map(([q, r]) => noise(`${q}/${r}`))
    expect(values.every((value) => value >= -1 && value < 1)).toBe(true)
    expect(new Set(values).size).toBe(values.length)
  })
})

describe('a line through cells', () => {
  it('needs two of them', () => expect([through([]), through([{ x: 1, y: 1 }])]).toEqual(['', '']))
  it('begins and ends in their middles', () => expect(through([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }])).toBe('M0 0L5 0Q10 0 10 5L10 10'))
})
