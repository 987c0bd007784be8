import type { Part } from '../../lib/choosing'
import type { Best, GamePage, Scene } from '../../lib/games.svelte'
import type { Item } from '../../lib/shapes'
import { add, highest, toldIn } from '../network/best'
import { compass, number, t } from '../../lib/words.svelte'
import Coin from './Coin.svelte'
import Decision from './Decision.svelte'
import Foreseen from './Foreseen.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import { laidOut, tilesOf } from './map'
import Option from './Option.svelte'
import Pieces from './Pieces.svelte'
import { next, turning } from './turning'

const cellsOfTile = (tile: number, scene: Scene): string[] => {
  const spot = tilesOf(scene.view).find((laid) => laid.tile === tile)
  if (!spot) return []
  return scene.picture.cells.filter((cell) => Math.floor((cell.x - spot.x) / 4) === 0 && Math.floor((cell.y - spot.y) / 4) === 0).map((cell) => cell.at)
}

function cellsOf(part: Part, scene: Scene): string[] {
  if (part.role === 'cell') return [String(part.value)]
  if (part.role === 'tile') return cellsOfTile(Number(part.value), scene)
  return []
}

function cellsOfEvent(event: Record<string, any>, scene: Scene): string[] {
  const cells = [event.cell, event.station].filter((at): at is string => typeof at === 'string')
  return [...cells, ...(Array.isArray(event.route) ? event.route : []), ...(event.kind === 'PassengersCalled' ? cellsOfTile(event.tile, scene) : [])]
}

function told(scene: Scene, seat: number): string[] {
  const holds = scene.view.seats[seat]
  return [t('dice-carried', { number: holds.carried }), t('dice-connected', { number: holds.connected }), t('dice-told-locomotives', { values: holds.locomotives.join(', ') || '–' })]
}

/** The stations, the dice and the heaps of passengers, as they lie. */
function placed(scene: Scene): string[] {
  const stations = (scene.view.stations as { cell: string; owner: number | null }[]).map((station) => t(station.owner === null ? 'dice-text-grey' : 'dice-text-station', { name: scene.live.name(station.owner), cell: station.cell }))
  const dice = Object.entries(scene.view.dice as Record<string, { face: string }>).map(([at, die]) => `${at}: ${compass(die.face)}`)
  const heaps = (scene.view.heaps as { tile: number; tokens: number }[]).map((heap) => t('dice-text-heap', { tile: heap.tile, number: heap.tokens }))
  return [...stations, ...dice, ...heaps]
}

/** A click on the cell on which a die is being laid turns it. */
function again(at: string, scene: Scene): boolean {
  const turns = turning(scene)
  if (!turns || (turns.now !== null && turns.faces.length < 2) || !scene.chosen.some((part) => part.role === 'cell' && part.value === at)) return false
  scene.show(next(turns))
  return true
}

/** Stations by the passengers brought home from them, and what locomotives carried. */
function best(moves: Item[]): Best[] {
  const stations = new Map<string, number>(), locomotives = new Map<string, number>()
  for (const told of toldIn(moves)) {
    if (told.kind !== 'PassengersCarried') continue
    add(stations, `${told.station} ${told.seat}`, told.tokens as number)
    add(locomotives, `${told.locomotive} ${told.seat}`, told.tokens as number)
  }
  const row = (named: (id: string) => string) => (key: string, sum: number) => ({ name: named(key.split(' ')[0]!), seat: Number(key.split(' ')[1]), value: number(sum) })
  return [
    { title: t('dice-best-stations'), rows: highest(stations, row((id) => id)) },
    { title: t('dice-best-locomotives'), rows: highest(locomotives, row((id) => t('part-locomotive', { number: id }))) },
  ]
}

export const page: GamePage = {
  unit: 64,
  kinds: ['Roll', 'TakeQuestion', 'Refill', 'Lay', 'Exchange', 'Call', 'Buy', 'Carry', 'EndTurn'],
  labelDrop: () => 0,
  minor: () => true,
  charts: ['money', 'carried'],
  cellsOf,
  cellsOfEvent,
  again,
  stage: (scene) => t(scene.view.final ? 'dice-stage-final' : 'action-number', { number: scene.live.shown?.number ?? 0 }),
  columns: (scene) => [
    { title: t('series-carried'), of: (seat) => number(scene.view.seats[seat].carried) },
    { title: t('series-connected'), of: (seat) => number(scene.view.seats[seat].connected) },
  ],
  best: (_, moves) => best(moves),
  pictureFor: laidOut,
  Pieces,
  Holdings,
  Ledger,
  Decision,
  Foreseen,
  Option,
  Coin,
  told,
  placed,
}
