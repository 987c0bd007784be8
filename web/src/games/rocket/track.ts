// Track of Rocket: the way of each locomotive from its start town, tile by tile, to where it stands or to the line that absorbed it.
import type { Grid, Point } from '../../board/geometry'
import type { Picture } from '../../lib/shapes'

export type Run = { line: string; cells: string[]; points: Point[] }
type Tile = { line: string; sides: string[] }

export function trackOf(view: Record<string, any>, picture: Picture, grid: Grid): Run[] {
  const starts = picture.places.filter((place) => place.company)
  return starts.map((place) => wayOf(place.company!, place.at, view, grid)).filter((run) => run.cells.length > 1)
}

function wayOf(line: string, start: string, view: Record<string, any>, grid: Grid): Run {
  const tiles = view.tiles as Record<string, Tile>
  const cells = [start]
  let next = firstTile(line, start, tiles, grid)
  while (next && !cells.includes(next)) {
    const before = cells[cells.length - 1]!
    cells.push(next)
    const tile: Tile | undefined = tiles[next]
    next = tile?.line === line ? beyond(next, before, tile, grid) : null
  }
  const end = view.lines[line].locomotive as string | null
  if (cells.length === 1 && end && end !== start) cells.push(end)
  return { line, cells, points: cells.map((at) => grid.at(at)) }
}

/** The tile of the line that leads to its start town. */
function firstTile(line: string, start: string, tiles: Record<string, Tile>, grid: Grid): string | null {
  for (const [at, tile] of Object.entries(tiles)) {
    const towards = grid.towards(at, start)
    if (tile.line === line && towards >= 0 && tile.sides.includes(grid.names[towards]!)) return at
  }
  return null
}

/** The cell that a tile leads to, coming from the one before it. */
function beyond(at: string, before: string, tile: Tile, grid: Grid): string | null {
  const back = grid.names[grid.towards(at, before)]
  const onwards = tile.sides.find((side) => side !== back)
  const spot = grid.get(at)
  return (spot && onwards && grid.neighbour(spot, grid.direction(onwards))?.at) || null
}
