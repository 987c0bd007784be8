// Links of tiles as paths: each tile joins two sides of its hex, and reaches into the city that it touches.
import { type Grid, type Point, text } from '../../board/geometry'
import type { Scene } from '../../lib/games.svelte'

export type Tile = [string, string]

/** A link as one path, with its first and last half inside the cities. */
export function linkPath(tiles: Tile[], grid: Grid, isCity: (at: string) => boolean): string {
  let d = ''
  for (const [at, sides] of tiles) {
    const spot = grid.get(at)
    if (!spot) continue
    const [a, b] = sides.split('-').map((side) => grid.direction(side)) as [number, number]
    d += `M${text(grid.side(spot, a))}Q${text(grid.centre(spot))} ${text(grid.side(spot, b))}`
    for (const side of [a, b]) {
      const next = grid.neighbour(spot, side)
      if (next && isCity(next.at)) d += `M${text(grid.side(spot, side))}L${text(grid.centre(next))}`
    }
  }
  return d
}

/** Where the badge of a link stands: on its middle tile, or between its cities where it has no tile. */
export function badgeOf(tiles: Tile[], cities: Point[], grid: Grid): Point {
  const middle = tiles[Math.floor(tiles.length / 2)]
  if (middle) return grid.at(middle[0])
  const [a, b] = cities
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
}

/** Places of up to six cubes on the disc of a city. */
export function cubeSpots(number: number): [number, number][] {
  if (number <= 1) return [[0, 0]]
  if (number === 2) return [[-5.7, 0], [5.7, 0]]
  if (number === 3) return [[-5.6, -5.4], [5.6, -5.4], [0, 5.4]]
  if (number === 4) return [[-5.6, -5.4], [5.6, -5.4], [-5.6, 5.4], [5.6, 5.4]]
  return [[-10.6, -5.4], [0, -5.4], [10.6, -5.4], [-5.6, 5.4], [5.6, 5.4], [0, 15]]
}

/** A city of the view, with where it is drawn. */
export type City = { name: string; hex: string; colour: string | null; cubes: Record<string, number>; empty: boolean; p: Point; list: string[] }

export const citiesOf = (scene: Scene): City[] =>
  Object.entries(scene.view.cities as Record<string, Omit<City, 'name' | 'p' | 'list'>>).map(([name, city]) => ({ name, ...city, p: scene.grid.at(city.hex), list: cubeList(city.cubes) }))

/** The cubes of a city, one entry a cube. */
const cubeList = (cubes: Record<string, number>): string[] => Object.entries(cubes).flatMap(([colour, number]) => Array.from({ length: number }, () => colour))

/** What tells cubes apart where they are too small for a letter: a mark each of its own, none for black. */
const PATTERNS: Record<string, string> = { R: 'M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0', Y: 'M-3 0H3', B: 'M0 -3V3', P: 'M-2.6 2.6L2.6 -2.6' }

export const cubePattern = (letter: string): string => PATTERNS[letter] ?? ''
