// Cells of a board as points on paper: hexes in both orientations, and squares. The page draws them `unit` pixels large.
import type { Cell, Picture } from '../lib/shapes'

export type Point = { x: number; y: number }
/** A cell with its place in the grid; `at` is empty for one that only fills the frame. */
export type Spot = { at: string; q: number; r: number; terrain: string }

const ROOT3 = Math.sqrt(3)
const FLAT = { names: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], steps: [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]], first: -90, turn: 60 }
const POINTY = { names: ['NE', 'E', 'SE', 'SW', 'W', 'NW'], steps: [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]], first: -60, turn: 60 }
const SQUARE = { names: ['N', 'E', 'S', 'W'], steps: [[0, -1], [1, 0], [0, 1], [-1, 0]], first: -90, turn: 90 }

export class Grid {
  readonly kind: string
  readonly unit: number
  readonly spots: Spot[]
  readonly names: readonly string[]
  readonly steps: readonly (readonly number[])[]
  private readonly first: number
  private readonly turn: number
  private readonly byPlace = new Map<string, Spot>()
  private readonly byLabel = new Map<string, Spot>()

  constructor(picture: Pick<Picture, 'grid' | 'cells'>, unit: number) {
    const layout = picture.grid === 'flat' ? FLAT : picture.grid === 'pointy' ? POINTY : SQUARE
    this.kind = picture.grid
    this.unit = unit
    this.names = layout.names
    this.steps = layout.steps
    this.first = layout.first
    this.turn = layout.turn
    this.spots = picture.cells.map((cell) => this.spot(cell))
    for (const spot of this.spots) {
      this.byPlace.set(key(spot.q, spot.r), spot)
      if (spot.at) this.byLabel.set(spot.at, spot)
    }
  }

  private spot(cell: Cell): Spot {
    const [q, r] = this.place(cell.x, cell.y)
    return { at: cell.at, q, r, terrain: cell.terrain }
  }

  /** The place in the grid that a point of the picture lies in. */
  private place(x: number, y: number): [number, number] {
    if (this.kind === 'square') return [Math.floor(x), Math.floor(y)]
    const [a, b] = this.kind === 'flat' ? [x / 1.5, y / ROOT3 - x / 3] : [x / ROOT3 - y / 3, y / 1.5]
    return round(a, b)
  }

  has(at: string): boolean {
    return this.byLabel.has(at)
  }

  get(at: string): Spot | undefined {
    return this.byLabel.get(at)
  }

  /** The cell of the board under a point of the drawing. */
  under(p: Point): string | undefined {
    const [q, r] = this.place(p.x / this.unit, p.y / this.unit)
    return this.byPlace.get(key(q, r))?.at || undefined
  }

  centre({ q, r }: { q: number; r: number }): Point {
    const u = this.unit
    if (this.kind === 'square') return { x: u * (q + 0.5), y: u * (r + 0.5) }
    return this.kind === 'flat' ? { x: 1.5 * u * q, y: ROOT3 * u * (r + q / 2) } : { x: ROOT3 * u * (q + r / 2), y: 1.5 * u * r }
  }

  /** The middle of a cell by its name; the origin for a name that the board does not have. */
  at(label: string): Point {
    const spot = this.byLabel.get(label)
    return spot ? this.centre(spot) : { x: 0, y: 0 }
  }

  direction(name: string): number {
    return this.names.indexOf(name)
  }

  /** The angle of a side seen from the middle, in degrees clockwise from east. */
  angle(direction: number): number {
    return this.first + this.turn * direction
  }

  /** The middle of a side. */
  side(spot: { q: number; r: number }, direction: number): Point {
    const c = this.centre(spot)
    const reach = this.unit * (this.kind === 'square' ? 0.5 : ROOT3 / 2)
    const a = radians(this.angle(direction))
    return { x: c.x + reach * Math.cos(a), y: c.y + reach * Math.sin(a) }
  }

  /** The two corners of a side, clockwise. */
  corners(spot: { q: number; r: number }, direction: number, size = this.unit): [Point, Point] {
    const c = this.centre(spot)
    const reach = this.kind === 'square' ? size / Math.SQRT2 : size
    const corner = (degrees: number): Point => ({ x: c.x + reach * Math.cos(radians(degrees)), y: c.y + reach * Math.sin(radians(degrees)) })
    return [corner(this.angle(direction) - this.turn / 2), corner(this.angle(direction) + this.turn / 2)]
  }

  neighbour(spot: { q: number; r: number }, direction: number): Spot | undefined {
    const [dq, dr] = this.steps[direction]!
    return this.byPlace.get(key(spot.q + dq!, spot.r + dr!))
  }

  /** The direction from one cell to a neighbour, or -1. */
  towards(from: string, to: string): number {
    const a = this.byLabel.get(from), b = this.byLabel.get(to)
    return a && b ? this.steps.findIndex(([dq, dr]) => a.q + dq! === b.q && a.r + dr! === b.r) : -1
  }

  outline(at: string, size = this.unit): string {
    const spot = this.byLabel.get(at)
    if (!spot) return ''
    return 'M' + this.steps.map((_, d) => text(this.corners(spot, d, size)[0])).join('L') + 'Z'
  }
}

const key = (q: number, r: number): string => `${q},${r}`
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const isWater = (terrain: string): boolean => terrain === 'sea' || terrain === 'water'
export const isBeyond = (terrain: string): boolean => terrain === 'beyond'
export const isHill = (terrain: string): boolean => terrain === 'hill' || terrain === 'mountain'

/** The nearest whole place in axial coordinates. */
function round(q: number, r: number): [number, number] {
  const s = -q - r
  let a = Math.round(q), b = Math.round(r)
  const c = Math.round(s)
  const da = Math.abs(a - q), db = Math.abs(b - r), dc = Math.abs(c - s)
  if (da > db && da > dc) a = -b - c
  else if (db > dc) b = -a - c
  return [a, b]
}

/** A length as SVG takes it: one digit after the point is finer than a screen. */
export const f = (n: number): string => (Math.round(n * 10) / 10).toString()
export const text = (p: Point): string => `${f(p.x)} ${f(p.y)}`

/** A number in [-1, 1) that depends only on its key: irregular, and the same at every painting. */
export function noise(from: string): number {
  let h = 2166136261
  for (let i = 0; i < from.length; i++) {
    h ^= from.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return (h >>> 0) / 2147483648 - 1
}

/** A smooth line through the middles of the cells on its way. */
export function through(points: Point[]): string {
  const [first, ...rest] = points
  if (!first || !rest.length) return ''
  let d = `M${text(first)}`
  rest.forEach((to, i) => {
    const from = points[i]!
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    d += i === 0 ? `L${text(middle)}` : `Q${text(from)} ${text(middle)}`
  })
  return d + `L${text(points[points.length - 1]!)}`
}
