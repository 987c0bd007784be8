import type { Part } from '../../lib/choosing'
import type { GamePage, Scene } from '../../lib/games.svelte'
import { t } from '../../lib/words.svelte'
import Decision from './Decision.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import { laidOut, tilesOf } from './map'
import Pieces from './Pieces.svelte'

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

export const page: GamePage = {
  unit: 64,
  kinds: ['Roll', 'TakeQuestion', 'Refill', 'Lay', 'Exchange', 'Call', 'Buy', 'Carry', 'EndTurn'],
  labelDrop: () => 0,
  minor: () => true,
  charts: ['money', 'carried'],
  cellsOf,
  cellsOfEvent,
  pictureFor: laidOut,
  Pieces,
  Holdings,
  Ledger,
  Decision,
  told,
}
