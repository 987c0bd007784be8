// Turning a die that is about to be laid: the faces that fit where it lies, one after the other.
import type { Leaf, Part } from '../../lib/choosing'
import type { Scene } from '../../lib/games.svelte'

const isFace = (part: Part): boolean => part.role.endsWith('face')

export type Turning = { role: string; faces: string[]; now: string | null }

/** The faces that can be laid on the cell that is chosen; null where no die is being laid. */
export function turning(scene: Pick<Scene, 'all' | 'leaves' | 'chosen'>): Turning | null {
  const cell = scene.chosen.find((part) => part.role === 'cell')?.value
  const kind = scene.leaves[0]?.kind
  if (cell === undefined || !kind) return null
  const here = scene.all.filter((leaf: Leaf) => leaf.kind === kind && leaf.parts[0]?.value === cell)
  const parts = here.flatMap((leaf) => leaf.parts.filter(isFace))
  if (!parts.length) return null
  const now = scene.chosen.find(isFace)?.value
  return { role: parts[0]!.role, faces: [...new Set(parts.map((part) => String(part.value)))], now: now === undefined ? null : String(now) }
}

/** The face after the one that lies there now. */
export function next({ role, faces, now }: Turning): Part {
  return { role, value: faces[now === null ? 0 : (faces.indexOf(now) + 1) % faces.length]! }
}
