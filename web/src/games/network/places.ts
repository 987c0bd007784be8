// Where the parts of a network game lie: hexes, cities and links.
import type { Part } from '../../lib/choosing'
import type { Scene } from '../../lib/games.svelte'

export function cellsOf(part: Part, scene: Scene): string[] {
  const value = String(part.value)
  if (part.role === 'hex') return [value]
  if (part.role === 'city') return [scene.view.cities[value]?.hex].filter(Boolean)
  if (part.role === 'link') return (scene.view.links.find((link: { link: number }) => link.link === part.value)?.tiles ?? []).map(([at]: [string, string]) => at)
  return []
}

/** Where the reader's own network is, or that of who decides: a large map opens there. */
export function home(scene: Scene): string | null {
  const seat = scene.live.seat ?? scene.live.shown?.to_act[0]
  const owner = scene.game === 'shares' ? scene.view.step?.company : seat
  const own = (scene.view.links as { owner: number | string; tiles: [string, string][] }[]).filter((link) => link.owner === owner)
  const last = own[own.length - 1]
  return last?.tiles[Math.floor(last.tiles.length / 2)]?.[0] ?? null
}

export function cellsOfEvent(event: Record<string, any>, scene: Scene): string[] {
  const cities = [event.city, event.origin, event.other].filter(Boolean) as string[]
  return [...(event.hex ? [event.hex as string] : []), ...cities.flatMap((value) => cellsOf({ role: 'city', value }, scene))]
}
