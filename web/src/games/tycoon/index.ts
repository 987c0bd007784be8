import type { GamePage, Scene } from '../../lib/games.svelte'
import { label, word } from '../../lib/words.svelte'
import { textOf } from './cards'
import { cellsOf, cellsOfEvent } from '../network/places'
import Decision from './Decision.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import Pieces from './Pieces.svelte'

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
