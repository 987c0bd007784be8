// What lies on the map of a network game, in words.
import type { Scene } from '../../lib/games.svelte'
import { label, t } from '../../lib/words.svelte'

type City = { hex: string; colour: string | null; cubes: Record<string, number> }
type Link = { owner: number | string; cities: string[] }
type Open = { owner: number | string; city: string; tiles: unknown[] }

/** The links of each owner, those that are not finished, and the cubes of every city. */
export function placed(scene: Scene): string[] {
  const name = (owner: number | string): string => (typeof owner === 'number' ? scene.live.name(owner) : owner)
  const owners = new Map<number | string, string[]>()
  for (const link of scene.view.links as Link[]) owners.set(link.owner, [...(owners.get(link.owner) ?? []), link.cities.join(' – ')])
  const colour = (id: string): string => label(scene.game, 'colour', id)
  const city = ([id, { hex, colour: own, cubes }]: [string, City]): string => {
    const held = Object.entries(cubes).map(([of, number]) => `${number} ${colour(of)}`).join(', ')
    return t('text-city', { city: own ? `${id} (${colour(own)})` : id, hex, cubes: held || '–' })
  }
  return [
    ...[...owners].map(([owner, links]) => t('text-links', { name: name(owner), links: links.join(', ') })),
    ...(scene.view.unfinished as Open[]).map((link) => t('text-open-link', { name: name(link.owner), city: link.city, number: link.tiles.length })),
    ...Object.entries(scene.view.cities as Record<string, City>).map(city),
  ]
}
