// The map of Rail Road Dice 2 is laid out from tiles at the start, so its cells come from the view.
import type { Cell, Picture, Place } from '../../lib/shapes'

const TERRAIN: Record<string, string> = { '^': 'mountain', '~': 'water' }
const TILE = 4
const MARGIN = 0.5 // round the cells and the plates, for the letters and numbers at the edge

/** The picture with the cells of the tiles as they lie. */
export function laidOut(picture: Picture, view: Record<string, any>): Picture {
  const terrain = view.terrain as Record<string, string>
  const labels = Object.keys(terrain)
  if (!labels.length) return { ...picture, places: [] }
  const cells: Cell[] = labels.map((at) => ({ at, ...middle(at), terrain: TERRAIN[terrain[at]!] ?? 'plain' }))
  const places = heaps(tilesOf(view), cells)
  const { left, top, right, bottom } = around([...cells.map((cell) => boxOf(cell.x, cell.y, 0.5, 0.5)), ...places.map((place) => boxOf(place.x!, place.y!, PLATE.x, PLATE.y))])
  return { ...picture, frame: [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN], cells, places }
}

type Box = { left: number; top: number; right: number; bottom: number }
const boxOf = (x: number, y: number, dx: number, dy: number): Box => ({ left: x - dx, top: y - dy, right: x + dx, bottom: y + dy })
const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
})

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
const ABOVE = 0.5
const BESIDE = 0.86
const ALONG = [2, 1.5, 2.5, 1, 3, 0.5, 3.5]

/** A heap's plate lies beside its tile where the map and the other plates leave room, so that no die covers it; where it can, in a bay of the map, so that the map is drawn large. */
function heaps(layout: Laid[], cells: Cell[]): Place[] {
  const taken = new Set(cells.map((cell) => `${Math.floor(cell.x)},${Math.floor(cell.y)}`))
  const put: Place[] = []
  let bounds = around(cells.map((cell) => boxOf(cell.x, cell.y, 0.5, 0.5)))
  const isFree = (x: number, y: number): boolean =>
    [-PLATE.x, 0, PLATE.x].every((dx) => [-PLATE.y, PLATE.y].every((dy) => !taken.has(`${Math.floor(x + dx)},${Math.floor(y + dy)}`))) &&
    put.every((other) => Math.abs(other.x! - x) > 2 * PLATE.x || Math.abs(other.y! - y) > 2 * PLATE.y)
  /** By how much the drawing would grow for a plate there. */
  const growth = (x: number, y: number): number => {
    const grown = around([bounds, boxOf(x, y, PLATE.x, PLATE.y)])
    return grown.right - grown.left + grown.bottom - grown.top - (bounds.right - bounds.left + bounds.bottom - bounds.top)
  }
  for (const { tile, x, y } of layout) {
    const spots = ALONG.flatMap((along) => [[along, -ABOVE], [along, TILE + ABOVE], [-BESIDE, along], [TILE + BESIDE, along]] as const).map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
    const [spot = { x: x + 0.5, y: y + 0.5 }] = spots.filter((p) => isFree(p.x, p.y)).sort((a, b) => growth(a.x, a.y) - growth(b.x, b.y))
    put.push({ id: String(tile), at: '', kind: 'heap', ...spot })
    bounds = around([bounds, boxOf(spot.x, spot.y, PLATE.x, PLATE.y)])
  }
  return put
}
