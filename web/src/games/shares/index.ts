import type { GamePage, Scene } from '../../lib/games.svelte'
import { money, t } from '../../lib/words.svelte'
import { cellsOf, cellsOfEvent } from '../network/places'
import Decision from './Decision.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import Pieces from './Pieces.svelte'

function told(scene: Scene, seat: number): string[] {
  const holds = scene.view.seats[seat]
  const titles = Object.entries(holds.shares as Record<string, number>).map(([company, number]) => t('shares-told', { company, number, price: scene.view.companies[company].price }))
  return [...titles, t('shares-wealth', { amount: money('shares', holds.score) })]
}

export const page: GamePage = {
  unit: 26,
  kinds: ['Build', 'Deliver', 'Pass'],
  labelDrop: () => 33,
  minor: (place) => !place.colour || place.colour === 'grey',
  charts: ['score', 'price', 'cash'],
  cellsOf,
  cellsOfEvent,
  Pieces,
  Holdings,
  Ledger,
  Decision,
  told,
}
