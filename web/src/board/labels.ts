// Which names are written where a board is drawn small, and where the names of rivers run: where they find room.
import { type Point, text } from './geometry'

export type Named = Point & { id: string; anchor: string; middle: Point; minor: boolean }

export type Box = { left: number; top: number; right: number; bottom: number }

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The ids of the names that cover neither another name nor the middle of another place; those of main places come first. */
export function withRoom(names: Named[], size: number, piece: number): Set<string> {
  const kept: Box[] = []
  const found = new Set<string>()
  for (const name of [...names].sort((a, b) => Number(a.minor) - Number(b.minor))) {
    const box = boxOf(name, size)
    const covers = names.some((other) => other !== name && meet(box, around(other.middle, piece)))
    if (covers || kept.some((other) => meet(box, other))) continue
    kept.push(box)
    found.add(name.id)
  }
  return found
}

const GAP = 0.45 // of their size, what two names beside each other stand apart at least

/** The names moved apart where two would run into one another in one line. */
export function movedApart(names: Named[], size: number): Named[] {
  const moved = names.map((name) => ({ ...name }))
  for (const a of moved) for (const b of moved) {
    const left = boxOf(a, size), right = boxOf(b, size)
    const lacks = left.right + size * GAP - right.left
    if (a === b || Math.abs(a.y - b.y) > size * 0.5 || left.left >= right.left || lacks <= 0 || lacks > size * 1.5) continue
    a.x -= lacks / 2
    b.x += lacks / 2
  }
  return moved
}

/** The names moved so far inwards that none is cut off at the sides of the board. */
export function keptWithin(names: Named[], size: number, left: number, right: number): Named[] {
  return names.map((name) => {
    const box = boxOf(name, size)
    return { ...name, x: name.x + Math.max(0, left - box.left) - Math.max(0, box.right - right) }
  })
}

/** Where the middle of something that wide is to be, so that it stays within the sides of the board. */
export const middleWithin = (x: number, width: number, left: number, right: number): number => Math.max(left + width / 2, Math.min(right - width / 2, x))

/** A stretch of a river that could bear its name, and the stretch that does: where on the stretch the middle of the name is, how far apart its letters stand, and what they cover. */
export type Run = { points: Point[]; d: string; length: number }
export type Written = { run: Run; middle: number; apart: number; covers: Box[] }

const LETTER = 0.5 // of its size, what a letter of the river type is wide
const MOST_APART = 0.22
const BESIDE = 0.6 // of its size, what a name keeps free around its river for those of other rivers
const STEP = 6
const FEW = 1.5 // letters to both sides within which a way may turn
const GENTLE = 0.6 // radians, and no more than so far

/**
 * The first stretch on which a name runs free of these boxes, as near to the middle of the stretch as it can, and not round a sharp bend,
 * which would tear it apart; null where there is none: a board drawn larger has room for it.
 */
export function writtenOn(runs: Run[], name: string, size: number, taken: Box[]): Written | null {
  for (const apart of [MOST_APART, 0.06, 0.02]) {
    const pitch = size * (LETTER + apart), length = name.length * pitch
    for (const run of runs) {
      for (const middle of fromMiddle(run.length, length)) {
        const letters = covered(run, middle - length / 2, middle + length / 2)
        if (sharpest(letters, Math.ceil((FEW * pitch) / STEP)) <= GENTLE && letters.every((p) => !taken.some((box) => meet(around(p, size * 0.45), box)))) return { run, middle, apart, covers: letters.map((p) => around(p, size * BESIDE)) }
      }
    }
  }
  return null
}

/** A stretch from its points in their order. */
export function runOf(points: Point[]): Run {
  const length = points.reduce((sum, p, i) => sum + (i ? Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y) : 0), 0)
  return { points, length, d: 'M' + points.map(text).join('L') }
}

/** How far a way turns at most within so many steps to both sides, in radians. */
function sharpest(points: Point[], few: number): number {
  let most = 0
  for (let i = few; i + few < points.length; i++) {
    const a = points[i - few]!, b = points[i]!, c = points[i + few]!
    const turn = Math.abs(Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x))
    most = Math.max(most, Math.min(turn, 2 * Math.PI - turn))
  }
  return most
}

/** Where the middle of a name of that length can be, the middle of the stretch first. */
function fromMiddle(room: number, length: number): number[] {
  const slack = (room - length) / 2 - 2
  if (slack < 0) return []
  return Array.from({ length: Math.floor(slack / STEP) + 1 }, (_, i) => i * STEP).flatMap((off) => (off ? [room / 2 - off, room / 2 + off] : [room / 2]))
}

/** Points of a stretch between two lengths from its start, close enough for a letter each. */
function covered({ points }: Run, from: number, to: number): Point[] {
  const found: Point[] = []
  let gone = 0
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!, b = points[i]!, length = Math.hypot(b.x - a.x, b.y - a.y)
    for (let at = Math.ceil(gone / STEP) * STEP; at <= gone + length; at += STEP) {
      const t = (at - gone) / (length || 1)
      if (at >= from - STEP && at <= to + STEP) found.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
    }
    gone += length
  }
  return found
}

export function boxOf(name: Named, size: number): Box {
  const width = name.id.length * size * 0.47
  const left = name.anchor === 'start' ? name.x : name.anchor === 'end' ? name.x - width : name.x - width / 2
  return { left, right: left + width, top: name.y - size * 0.8, bottom: name.y + size * 0.2 }
}

export const around = (p: Point, half: number): Box => ({ left: p.x - half, right: p.x + half, top: p.y - half, bottom: p.y + half })

const EDGE = 15 // pixels between two letters at the edge of a board

export type Edge = { name: string; at: number }

/** Letters along the upper and the lower edge, numbers along the sides: what the names of cells are made of. */
export function edgeNames(cells: { at: string; x: number; y: number }[], unit: number, scale: number): { columns: Edge[]; rows: Edge[] } {
  const columns = new Map<string, number[]>(), rows = new Map<string, number[]>()
  for (const cell of cells) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(cell.at) ?? []
    if (!column || !row) continue
    columns.set(column, [...(columns.get(column) ?? []), cell.x * unit])
    rows.set(row, [...(rows.get(row) ?? []), cell.y * unit])
  }
  return { columns: spaced(columns, scale), rows: spaced(rows, scale) }
}

/** The middles of columns or rows, as many as have room on the screen. */
function spaced(lines: Map<string, number[]>, scale: number): Edge[] {
  const middles = [...lines].map(([name, all]) => ({ name, at: (Math.min(...all) + Math.max(...all)) / 2 })).sort((a, b) => a.at - b.at)
  const apart = middles.length > 1 ? ((middles[middles.length - 1]!.at - middles[0]!.at) / (middles.length - 1)) * scale : EDGE
  const every = Math.ceil(EDGE / apart)
  return middles.filter((_, i) => i % every === 0)
}
