// The map of Rail Road Dice 2 is laid out from tiles at the start, so its cells come from the view.
import type { Cell, Picture, Place } from '../../lib/shapes'

const TERRAIN: Record<string, string> = { '^': 'mountain', '~': 'water' }
const TILE = 4
const MARGIN = 1.55

/** The picture with the cells of the tiles as they lie. */
export function laidOut(picture: Picture, view: Record<string, any>): Picture {
  const terrain = view.terrain as Record<string, string>
  const labels = Object.keys(terrain)
  if (!labels.length) return { ...picture, places: [] }
  const cells: Cell[] = labels.map((at) => ({ at, ...middle(at), terrain: TERRAIN[terrain[at]!] ?? 'plain' }))
  const xs = cells.map((cell) => cell.x), ys = cells.map((cell) => cell.y)
  const x = Math.min(...xs) - 0.5 - MARGIN, y = Math.min(...ys) - 0.5 - MARGIN
  const frame = [x, y, Math.max(...xs) + 0.5 + MARGIN - x, Math.max(...ys) + 0.5 + MARGIN - y]
  return { ...picture, frame, cells, places: heaps(tilesOf(view), cells) }
}

export type Laid = { tile: number; x: number; y: number }

/** Where the tiles lie, counted from the first column and row as the names of cells are. */
export function tilesOf(view: Record<string, any>): Laid[] {
  const laid = view.layout as Laid[]
  const left = Math.min(...laid.map((tile) => tile.x)), top = Math.min(...laid.map((tile) => tile.y))
  return laid.map((tile) => ({ tile: tile.tile, x: tile.x - left, y: tile.y - top }))
}

/** The middle of a cell: columns are letters, rows numbers. */
function middle(at: string): { x: number; y: number } {
  const [, letters = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(at) ?? []
  const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0)
  return { x: column - 0.5, y: Number(row) - 0.5 }
}

const PLATE = { x: 0.74, y: 0.3 }
const BESIDE = 0.76
const ALONG = [2, 1.5, 2.5, 1, 3, 0.5, 3.5]

/** A heap's plate lies beside its tile where the map and the other plates leave room, so that no die covers it. */
function heaps(layout: Laid[], cells: Cell[]): Place[] {
  const taken = new Set(cells.map((cell) => `${Math.floor(cell.x)},${Math.floor(cell.y)}`))
  const put: Place[] = []
  const isFree = (x: number, y: number): boolean =>
    [-PLATE.x, PLATE.x].every((dx) => [-PLATE.y, PLATE.y].every((dy) => !taken.has(`${Math.floor(x + dx)},${Math.floor(y + dy)}`))) &&
    put.every((other) => Math.abs(other.x! - x) > 2 * PLATE.x || Math.abs(other.y! - y) > 2 * PLATE.y)
  for (const { tile, x, y } of layout) {
    const spots = ALONG.flatMap((along) => [[along, -BESIDE], [along, TILE + BESIDE], [-BESIDE, along], [TILE + BESIDE, along]] as const)
    const [dx, dy] = spots.find(([dx, dy]) => isFree(x + dx, y + dy)) ?? [0.5, 0.5]
    put.push({ id: String(tile), at: '', kind: 'heap', x: x + dx, y: y + dy })
  }
  return put
}
