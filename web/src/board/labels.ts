// Which names are written where a board is drawn small: those that find room.
import type { Point } from './geometry'

export type Named = Point & { id: string; anchor: string; middle: Point; minor: boolean }

type Box = { left: number; top: number; right: number; bottom: number }

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

function boxOf(name: Named, size: number): Box {
  const width = name.id.length * size * 0.47
  const left = name.anchor === 'start' ? name.x : name.anchor === 'end' ? name.x - width : name.x - width / 2
  return { left, right: left + width, top: name.y - size * 0.8, bottom: name.y + size * 0.2 }
}

const around = (p: Point, half: number): Box => ({ left: p.x - half, right: p.x + half, top: p.y - half, bottom: p.y + half })
