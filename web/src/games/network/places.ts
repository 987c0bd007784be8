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

export function cellsOfEvent(event: Record<string, any>, scene: Scene): string[] {
  const cities = [event.city, event.origin, event.other].filter(Boolean) as string[]
  return [...(event.hex ? [event.hex as string] : []), ...cities.flatMap((value) => cellsOf({ role: 'city', value }, scene))]
}
