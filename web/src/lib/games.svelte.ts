// What the page knows of a game: how its pieces are drawn and where its parts lie. Rules stay on the server.
import type { Component } from 'svelte'
import type { Grid } from '../board/geometry'
import type { LiveTable } from './live.svelte'
import type { Leaf, Part } from './choosing'
import type { Picture, Place } from './shapes'

/** What every drawing component of a game gets. */
export type Scene = {
  game: string
  live: LiveTable
  view: Record<string, any>
  picture: Picture
  grid: Grid
  board: Record<string, any>
  /** The actions that are still possible with what has been chosen, and the one that is pointed at or ready to be sent. */
  leaves: Leaf[]
  chosen: Part[]
  shown: Leaf | null
  /** Tiles of a whole move that is pointed at, and places that something names: drawn on the board. */
  planned: [string, string][]
  wanted: string[]
  choose: (part: Part) => void
  /** Point at a whole action, or choose it: its consequences are shown before it is confirmed. */
  point: (leaf: Leaf | null) => void
  pick: (leaf: Leaf) => void
  send: (action: string) => void
  /** Play a whole move of several actions; show its tiles; light up places. */
  sendAll: (actions: string[]) => void
  plan: (tiles: [string, string][]) => void
  light: (places: string[]) => void
}

export type GamePage = {
  /** How many units of the drawing a cell is large. */
  unit: number
  /** The kinds of action that have a button, in their order, whether or not they are possible now. */
  kinds: string[]
  /** How far below its middle the name of a place stands. */
  labelDrop: (kind: string, unit: number) => number
  /** Places whose names make room first where the board is drawn small. */
  minor: (place: Place) => boolean
  /** The cells on which a part lies. */
  cellsOf: (part: Part, scene: Scene) => string[]
  /** The cells that an event is about. */
  cellsOfEvent: (event: Record<string, any>, scene: Scene) => string[]
  /** The series of the game that are drawn after its end, in their order. */
  charts: string[]
  /** The picture for a position, where the map is only made in the course of the game. */
  pictureFor?: (picture: Picture, view: Record<string, any>) => Picture
  Pieces: Component<{ scene: Scene }>
  Holdings: Component<{ scene: Scene; seat: number }>
  Ledger: Component<{ scene: Scene }>
  /** What a decision needs beyond the lists: a veto, a price table, a slider. */
  Decision?: Component<{ scene: Scene }>
  /** The values of a seat that are listed in words for who does not see the board. */
  told: (scene: Scene, seat: number) => string[]
}

const loaders: Record<string, () => Promise<{ page: GamePage }>> = {
  rocket: () => import('../games/rocket'),
  tycoon: () => import('../games/tycoon'),
  england: () => import('../games/tycoon'),
  shares: () => import('../games/shares'),
  dice: () => import('../games/dice'),
}

export const isDrawn = (game: string): boolean => game in loaders

export async function gamePage(game: string): Promise<GamePage> {
  const load = loaders[game]
  if (!load) throw new Error(game)
  return (await load()).page
}
