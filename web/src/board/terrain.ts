// Terrain as about ten long paths, whatever the size of the board: one element a hex made panning slow.
import type { Picture } from '../lib/shapes'
import { type Run, runOf } from './labels'
import { type Grid, type Point, type Spot, f, isBeyond, isHill, isWater, noise, text } from './geometry'

export type Frame = { x: number; y: number; w: number; h: number }
export type RiverName = { id: string; runs: Run[]; en: string; fr: string }
export type Terrain = {
  frame: Frame
  land: string
  shore: string
  beyond: string
  hills: string
  lakes: string
  hachuresThin: string
  hachuresThick: string
  rivers: string
  quietRivers: string
  riverNames: RiverName[]
  grid: string
  ridges: string
  ridgeTeeth: string
  barriers: string
  quiet: boolean
}

const NAMED_FROM = 4 // points of a river below which its name would not fit

export function terrain(picture: Picture, grid: Grid): Terrain {
  const u = grid.unit
  const all = grid.spots
  const lakes = grid.kind === 'square' ? all.filter((s) => isWater(s.terrain)) : []
  const dry = grid.kind === 'square' ? all : all.filter((s) => !isWater(s.terrain))
  const played = grid.spots.filter((s) => s.at && !isWater(s.terrain) && !isBeyond(s.terrain))
  const hills = played.filter((s) => isHill(s.terrain))
  const [x, y, w, h] = picture.frame.map((n) => n * u) as [number, number, number, number]
  const strokes = hachures(grid, hills)
  const ridges = ridgeLines(grid, picture, 'ridge')
  return {
    frame: { x, y, w, h },
    land: closed(loops(grid, dry, grid.kind === 'square' ? 0 : 0.13)),
    shore: closed(loops(grid, dry, 0.06, [])),
    beyond: closed(loops(grid, all.filter((s) => isBeyond(s.terrain)), 0.05, [0.5])),
    hills: closed(loops(grid, hills, 0.2, [0.33, 0.67])),
    lakes: closed(loops(grid, lakes, 0.06, [0.33, 0.67])),
    hachuresThin: strokes.thin,
    hachuresThick: strokes.thick,
    rivers: picture.rivers.filter((r) => !r.ornament).map((r) => riverLine(r.points, u)).join(''),
    quietRivers: picture.rivers.filter((r) => r.ornament).map((r) => riverLine(r.points, u)).join(''),
    riverNames: riverNames(picture, u),
    grid: gridLines(grid, grid.kind === 'square' ? grid.spots : played),
    ridges: ridges.spine,
    ridgeTeeth: ridges.teeth,
    barriers: barrierLines(grid, picture),
    quiet: picture.cells.every((cell) => cell.ornament || !isHill(cell.terrain)),
  }
}

function riverLine(points: number[][], u: number): string {
  const ps = points.map(([x, y]) => ({ x: x! * u, y: y! * u }))
  const [first] = ps
  if (!first || ps.length < 2) return ''
  let d = `M${text(first)}`
  for (let i = 1; i < ps.length - 1; i++) {
    const a = ps[i]!, b = ps[i + 1]!
    d += `Q${text(a)} ${f((a.x + b.x) / 2)} ${f((a.y + b.y) / 2)}`
  }
  return d + `L${text(ps[ps.length - 1]!)}`
}

const SPAN = 9 // points of a stretch that bears a name
const STRAIGHT = 0.82 // the least that a stretch is long from end to end, beside its length along the water

/** The stretches of each river that could bear its name, from west to east and a little above the water, the longest and most level first. */
function riverNames(picture: Picture, u: number): RiverName[] {
  const found = new Map<string, { name: Picture['rivers'][number]['name']; runs: { run: Run; worth: number }[] }>()
  for (const { name, points } of picture.rivers) {
    if (!name.en || points.length < NAMED_FROM) continue
    const ps = points.map(([x, y]) => ({ x: x! * u, y: y! * u }))
    const span = Math.min(ps.length, SPAN)
    const known = found.get(name.en) ?? { name, runs: [] }
    for (let i = 0; i + span <= ps.length; i++) known.runs.push(stretch(ps.slice(i, i + span), u))
    found.set(name.en, known)
  }
  return [...found.values()].map(({ name, runs }, i) => ({ id: `river-${i}`, runs: runs.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth).map(({ run }) => run), ...name }))
}

/** The same line so far to the left of its course, where a name that runs along it does not stand in the water. */
function beside(line: Point[], off: number): Point[] {
  return line.map((p, i) => {
    const a = line[i - 1] ?? p, b = line[i + 1] ?? p, length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: p.x + ((b.y - a.y) / length) * off, y: p.y - ((b.x - a.x) / length) * off }
  })
}

function stretch(along: Point[], u: number): { run: Run; worth: number } {
  const run = runOf(beside(curved(along[0]!.x > along[along.length - 1]!.x ? [...along].reverse() : along), u * 0.2))
  const a = run.points[0]!, b = run.points[run.points.length - 1]!
  const straight = Math.hypot(a.x - b.x, a.y - b.y)
  return { run, worth: straight < STRAIGHT * run.length ? 0 : straight + Math.abs(a.x - b.x) * 0.4 }
}

/** Points on the curve as which a river is drawn: letters that run along its corners would be torn apart at each. */
function curved(ps: Point[]): Point[] {
  const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  const last = ps.length - 1
  const bends = ps.slice(1, -1).flatMap((p, i) => {
    const from = i ? between(ps[i]!, p, 0.5) : ps[0]!, to = between(p, ps[i + 2]!, 0.5)
    return [0.25, 0.5, 0.75, 1].map((t) => between(between(from, p, t), between(p, to, t), t))
  })
  return [ps[0]!, ...bends, ps[last]!]
}

/** Short strokes down the slope of one summit a cell; the light comes from the north-west. */
function hachures(grid: Grid, hills: Spot[]): { thin: string; thick: string } {
  let thin = '', thick = ''
  for (const spot of hills) {
    const c = grid.centre(spot), u = grid.unit * (grid.kind === 'square' ? 0.62 : 1), name = spot.at
    const x = c.x + noise(name + 'a') * u * 0.16, y = c.y + noise(name + 'b') * u * 0.16
    const tilt = -0.7 + noise(name + 't') * 0.5, crest = 0.3 + 0.1 * noise(name + 'l')
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * 2 * Math.PI + noise(name + i) * 0.07
      const along = Math.cos(a) * u * crest, across = Math.sin(a) * u * 0.09
      const sx = x + along * Math.cos(tilt) - across * Math.sin(tilt), sy = y + along * Math.sin(tilt) + across * Math.cos(tilt)
      const dx = Math.cos(a + tilt), dy = Math.sin(a + tilt)
      const shade = dx * 0.6 + dy * 0.8
      const length = u * (0.25 + 0.05 * noise(`${name}n${i}`) + (shade > 0 ? 0.1 * shade : 0))
      const stroke = `M${f(sx + dx * u * 0.05)} ${f(sy + dy * u * 0.05)}l${f(dx * length)} ${f(dy * length)}`
      if (shade > 0.15) thick += stroke
      else thin += stroke
    }
  }
  return { thin, thick }
}

function ridgeLines(grid: Grid, picture: Picture, kind: string): { spine: string; teeth: string } {
  let spine = '', teeth = ''
  for (const edge of picture.edges) {
    const spot = grid.get(edge.at)
    if (edge.kind !== kind || !spot) continue
    const name = edge.at + edge.side
    const [p, q] = grid.corners(spot, grid.direction(edge.side))
    const dx = q.x - p.x, dy = q.y - p.y, length = Math.hypot(dx, dy), nx = -dy / length, ny = dx / length
    const bend = noise(name) * grid.unit * 0.06
    spine += `M${text(p)}Q${f((p.x + q.x) / 2 + nx * bend)} ${f((p.y + q.y) / 2 + ny * bend)} ${text(q)}`
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.5) / 7
      for (const sign of [1, -1]) {
        const dark = (nx * 0.6 + ny * 0.8) * sign > 0
        const reach = grid.unit * (dark ? 0.24 : 0.15) * (1 + 0.25 * noise(`${name}${i}${sign}`))
        teeth += `M${f(p.x + dx * t)} ${f(p.y + dy * t)}l${f(nx * sign * reach + dx * 0.03)} ${f(ny * sign * reach + dy * 0.03)}`
      }
    }
  }
  return { spine, teeth }
}

function barrierLines(grid: Grid, picture: Picture): string {
  return picture.edges
    .filter((edge) => edge.kind === 'barrier')
    .map((edge) => {
      const spot = grid.get(edge.at)
      if (!spot) return ''
      const [p, q] = grid.corners(spot, grid.direction(edge.side))
      return `M${text(p)}L${text(q)}`
    })
    .join('')
}

const corner = (p: Point): string => `${Math.round(p.x * 2)}:${Math.round(p.y * 2)}`

/** Closed loops round a set of cells, roughened like a coast. */
function loops(grid: Grid, set: { q: number; r: number }[], rough: number, steps = [0.3, 0.55, 0.8]): Point[][] {
  const inside = new Set(set.map((s) => `${s.q},${s.r}`))
  const next = new Map<string, { from: Point; to: Point }[]>()
  for (const spot of set) {
    grid.steps.forEach(([dq, dr], d) => {
      if (inside.has(`${spot.q + dq!},${spot.r + dr!}`)) return
      const [from, to] = grid.corners(spot, d)
      const list = next.get(corner(from)) ?? []
      list.push({ from, to })
      next.set(corner(from), list)
    })
  }
  const found: Point[][] = []
  for (const [start, list] of next) {
    while (list.length) found.push(ring(grid, next, start, list.pop()!, rough, steps))
  }
  return found
}

function ring(grid: Grid, next: Map<string, { from: Point; to: Point }[]>, start: string, edge: { from: Point; to: Point }, rough: number, steps: number[]): Point[] {
  const points: Point[] = []
  for (;;) {
    const { from, to } = edge
    const dx = to.x - from.x, dy = to.y - from.y, length = Math.hypot(dx, dy)
    const shake = rough * 0.6 * grid.unit
    points.push({ x: from.x + noise(corner(from) + 'v') * shake, y: from.y + noise(corner(from) + 'w') * shake })
    for (const t of steps) {
      const n = noise(corner(from) + corner(to) + t) * rough * grid.unit
      points.push({ x: from.x + dx * t - (dy / length) * n, y: from.y + dy * t + (dx / length) * n })
    }
    const following = corner(to) === start ? undefined : next.get(corner(to))?.pop()
    if (!following) return points
    edge = following
  }
}

/** Loops as one path of quadratic curves through the midpoints. */
function closed(rings: Point[][]): string {
  const middle = (a: Point, b: Point): string => `${f((a.x + b.x) / 2)} ${f((a.y + b.y) / 2)}`
  return rings
    .map((r) => 'M' + middle(r[r.length - 1]!, r[0]!) + r.map((p, i) => `Q${text(p)} ${middle(p, r[(i + 1) % r.length]!)}`).join('') + 'Z')
    .join('')
}

/** Every edge of a set of cells once. */
function gridLines(grid: Grid, set: Spot[]): string {
  const seen = new Set<string>()
  let d = ''
  for (const spot of set) {
    for (let i = 0; i < grid.steps.length; i++) {
      const [p, q] = grid.corners(spot, i), name = [corner(p), corner(q)].sort().join('|')
      if (seen.has(name)) continue
      seen.add(name)
      d += `M${text(p)}L${text(q)}`
    }
  }
  return d
}
