import type { Part } from '../../lib/choosing'
import type { GamePage, Scene } from '../../lib/games.svelte'
import { label, word } from '../../lib/words.svelte'
import { textOf } from './cards'
import Decision from './Decision.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import Pieces from './Pieces.svelte'

function cellsOf(part: Part, scene: Scene): string[] {
  const value = String(part.value)
  if (part.role === 'hex') return [value]
  if (part.role === 'city') return [scene.view.cities[value]?.hex].filter(Boolean)
  if (part.role === 'link') return (scene.view.links.find((link: { link: number }) => link.link === part.value)?.tiles ?? []).map(([at]: [string, string]) => at)
  return []
}

function cellsOfEvent(event: Record<string, any>, scene: Scene): string[] {
  const cities = [event.city, event.origin, event.other].filter(Boolean) as string[]
  return [...(event.hex ? [event.hex as string] : []), ...cities.flatMap((value) => cellsOf({ role: 'city', value }, scene))]
}

function told(scene: Scene, seat: number): string[] {
  const holds = scene.view.seats[seat]
  const facts = ['points', 'income', 'level', 'links'].map((name) => `${word(scene.game, `fact-${name}`)}: ${holds[name]}`)
  const cards = Object.keys(holds.cards as Record<string, number>).map((card) => `${label(scene.game, 'card', card)}: ${textOf(scene.game, card, scene.board)}`)
  return [...facts, ...cards]
}

export const page: GamePage = {
  unit: 26,
  kinds: ['Build', 'Deliver', 'Upgrade', 'Urbanize', 'TakeCard', 'UseCard', 'BuildWest', 'Issue', 'Pass'],
  labelDrop: () => 33,
  minor: (place) => !place.colour || place.colour === 'grey',
  charts: ['points', 'income', 'money'],
  cellsOf,
  cellsOfEvent,
  Pieces,
  Holdings,
  Ledger,
  Decision,
  told,
}
