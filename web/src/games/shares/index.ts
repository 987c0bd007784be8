import type { Best, Column, GamePage, Scene } from '../../lib/games.svelte'
import type { Item } from '../../lib/shapes'
import { money, t } from '../../lib/words.svelte'
import { add, busiestLinks, highest, toldIn } from '../network/best'
import BuildAid from '../network/BuildAid.svelte'
import Loupe from '../network/Loupe.svelte'
import { cellsOf, cellsOfEvent, home } from '../network/places'
import { placed } from '../network/placed'
import { stage } from '../network/stage'
import Decision from './Decision.svelte'
import Foreseen from './Foreseen.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import Pieces from './Pieces.svelte'

function told(scene: Scene, seat: number): string[] {
  const holds = scene.view.seats[seat]
  const titles = Object.entries(holds.shares as Record<string, number>).map(([company, number]) => t('shares-told', { company, number, price: scene.view.companies[company].price }))
  return [...titles, t('shares-wealth', { amount: money('shares', holds.score) })]
}

/** Companies by what they paid to their shareholders. */
function payers(moves: Item[]): Best {
  const paid = new Map<string, number>()
  for (const told of toldIn(moves)) if (told.kind === 'DividendPaid') add(paid, told.company as string, told.amount as number)
  return { title: t('shares-best-payers'), rows: highest(paid, (company, sum) => ({ name: company, seat: null, value: money('shares', sum) })) }
}

/** Wealth: cash, and each company's shares at its final price. */
function columns(scene: Scene): Column[] {
  const titles = (seat: number): string =>
    Object.entries(scene.view.seats[seat].shares as Record<string, number>).map(([company, number]) => `${number} ${company} × ${money('shares', scene.view.companies[company].final_price)}`.replaceAll(' ', '\u00a0')).join('\n') || '–'
  return [{ title: t('series-cash'), of: (seat) => money('shares', scene.view.seats[seat].cash) }, { title: t('shares-titles'), of: titles }]
}

export const page: GamePage = {
  unit: 26,
  kinds: ['Build', 'Deliver', 'Pass'],
  labelDrop: () => 33,
  minor: (place) => !place.colour || place.colour === 'grey',
  charts: ['score', 'price', 'cash'],
  cellsOf,
  cellsOfEvent,
  stage,
  home,
  columns,
  best: (scene, moves) => [payers(moves), busiestLinks(scene, moves)],
  Pieces,
  Above: Loupe,
  Holdings,
  Ledger,
  Decision,
  Aid: BuildAid,
  Foreseen,
  told,
  placed,
}
