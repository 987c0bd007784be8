// What paid best in a game of links: those that cubes went over most, and points by cards.
import type { Best, Scene } from '../../lib/games.svelte'
import type { Item } from '../../lib/shapes'
import { label, t } from '../../lib/words.svelte'

const MOST = 5
type Told = Record<string, any>

export const toldIn = (moves: Item[]): Told[] => moves.flatMap((move) => (move.events ?? []).map((event) => event.data as Told))

/** The highest sums of a key, as rows. */
export function highest<Key>(sums: Map<Key, number>, row: (key: Key, sum: number) => Best['rows'][number]): Best['rows'] {
  return [...sums].filter(([, sum]) => sum > 0).sort((a, b) => b[1] - a[1]).slice(0, MOST).map(([key, sum]) => row(key, sum))
}

export function add<Key>(sums: Map<Key, number>, key: Key, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value)
}

/** Links by the cubes that went over them. */
export function busiestLinks(scene: Scene, moves: Item[]): Best {
  const cubes = new Map<number, number>()
  for (const told of toldIn(moves)) {
    if (told.kind === 'CubeDelivered') for (const link of told.links ?? []) add(cubes, link as number, 1)
    if (told.kind === 'CubeMoved') add(cubes, told.link as number, 1)
  }
  const links = new Map((scene.view.links as { link: number; owner: number | string; cities: string[] }[]).map((link) => [link.link, link]))
  const rows = highest(cubes, (number, sum) => {
    const link = links.get(number)
    const owner = typeof link?.owner === 'string' ? ` (${link.owner})` : ''
    return { name: (link?.cities.join(' – ') ?? String(number)) + owner, seat: typeof link?.owner === 'number' ? link.owner : null, value: t('best-cubes', { number: sum }) }
  })
  return { title: t('best-links'), rows }
}

/** Cards by the points that they brought, with who had them. */
export function richestCards(scene: Scene, moves: Item[]): Best {
  const points = new Map<string, number>()
  const owners = new Map<string, number>()
  for (const told of toldIn(moves)) {
    const card = (told.card ?? (told.kind === 'MajorLineWon' ? told.line : null)) as string | null
    if (!card || typeof told.points !== 'number') continue
    add(points, `${card} ${told.seat}`, told.points)
    owners.set(`${card} ${told.seat}`, told.seat as number)
  }
  const rows = highest(points, (key, sum) => {
    const card = key.split(' ')[0]!
    const named = label(scene.game, 'card', card)
    return { name: named === card ? label(scene.game, 'line', card) : named, seat: owners.get(key)!, value: t('best-points', { number: sum }) }
  })
  return { title: t('best-cards'), rows }
}
