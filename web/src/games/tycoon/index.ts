import type { Column, GamePage, Scene } from '../../lib/games.svelte'
import { label, number, word } from '../../lib/words.svelte'
import { textOf } from './cards'
import { busiestLinks, richestCards } from '../network/best'
import BuildAid from '../network/BuildAid.svelte'
import Loupe from '../network/Loupe.svelte'
import { placed } from '../network/placed'
import { stage } from '../network/stage'
import { cellsOf, cellsOfEvent, home } from '../network/places'
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

function columns(scene: Scene): Column[] {
  const debts = 'bonds' in scene.view.seats[0] ? 'bonds' : 'shares'
  const SIGNS: Record<string, string> = { [debts]: '−', bonus: '+' }
  return ['points', debts, 'bonus'].map((name) => ({ title: word(scene.game, `fact-${name}`), of: (seat) => `${SIGNS[name] ?? ''}\u00a0${number(scene.view.seats[seat][name] ?? 0)}`.trim() }))
}

export const page: GamePage = {
  unit: 26,
  kinds: ['Build', 'Deliver', 'Upgrade', 'Urbanize', 'TakeCard', 'UseCard', 'BuildWest', 'Issue', 'Pass'],
  labelDrop: () => 33,
  minor: (place) => !place.colour || place.colour === 'grey',
  charts: ['points', 'income', 'money'],
  cellsOf,
  cellsOfEvent,
  stage,
  home,
  columns,
  best: (scene, moves) => [busiestLinks(scene, moves), richestCards(scene, moves)],
  Pieces,
  Above: Loupe,
  Holdings,
  Ledger,
  Decision,
  Aid: BuildAid,
  told,
  placed,
}
