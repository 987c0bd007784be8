// What the page knows of a game: how its pieces are drawn and where its parts lie. Rules stay on the server.
import type { Component } from 'svelte'
import type { Grid } from '../board/geometry'
import type { LiveTable } from './live.svelte'
import type { Leaf, Part } from './choosing'
import type { Item, Picture, Place, PreviewAnswer } from './shapes'

/** What every drawing component of a game gets. */
export type Scene = {
  game: string
  live: LiveTable
  view: Record<string, any>
  picture: Picture
  grid: Grid
  board: Record<string, any>
  /** All actions, those still possible with what has been chosen, and the one that is pointed at or ready to be sent. */
  all: Leaf[]
  leaves: Leaf[]
  chosen: Part[]
  shown: Leaf | null
  /** What that one would bring, as soon as the server has told. */
  preview: PreviewAnswer | null
  /** Tiles of a whole move that is pointed at, and places that something names: drawn on the board. */
  planned: [string, string][]
  wanted: string[]
  /** The place that the reader points at on the board. */
  over: string | null
  /** Choose a part; `show` it only, where it is likely to be chosen otherwise right afterwards. */
  choose: (part: Part) => void
  show: (part: Part) => void
  /** Point at a thing: where nothing can be done with it, it says why. */
  wonder: (part: Part | null) => void
  /** Point at a whole action: its consequences are shown. Choose it: what can be taken back is played, what a finger chose is shown first. */
  point: (leaf: Leaf | null) => void
  pick: (leaf: Leaf, event: MouseEvent) => void
  /** Play a whole move of several actions; show its tiles; light up places. */
  sendAll: (actions: string[]) => void
  plan: (tiles: [string, string][]) => void
  light: (places: string[]) => void
  /** Open a rule beside the board. */
  openRule: (rule: string) => void
}

/** An event as data. */
export type Told = Record<string, any>

/** What paid best in a game: a heading, and rows with what each came to. */
export type Best = { title: string; rows: { name: string; seat: number | null; value: string }[] }

/** One column of the reckoning at the end: a heading, and what each seat has of it. */
export type Column = { title: string; of: (seat: number) => string }

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
  /** What lies on the board above everything else, names too. */
  Above?: Component<{ scene: Scene }>
  Holdings: Component<{ scene: Scene; seat: number }>
  Ledger: Component<{ scene: Scene }>
  /** What a decision needs beyond the lists: a veto, a price table, a slider. */
  Decision?: Component<{ scene: Scene }>
  /** What helps before anything has been chosen: below the list of what can be done. */
  Aid?: Component<{ scene: Scene }>
  /** What an action would change, before and after. */
  Foreseen?: Component<{ scene: Scene; preview: PreviewAnswer | null }>
  /** A small picture beside a choice; nothing for roles that have none. */
  Option?: Component<{ scene: Scene; role: string; value: string | number | boolean }>
  /** What the number of a player's money counts, where that is no currency. */
  Coin?: Component
  /** A click on the cell that is chosen already; whether it did something. */
  again?: (at: string, scene: Scene) => boolean
  /** Where the game stands, for the head of the page. */
  stage: (scene: Scene) => string
  /** Where a large board opens on a small screen when nothing is asked on it. */
  home?: (scene: Scene) => string | null
  /** The count behind a payment: who has how many; "" where the sentence says it all. `others` happened by the same move. */
  behind?: (event: Told, others: Told[], scene: Scene) => string
  /** The reckoning at the end, and what paid best. */
  columns: (scene: Scene) => Column[]
  best: (scene: Scene, moves: Item[]) => Best[]
  /** For who does not see the board: what a seat has, and what lies where. */
  told: (scene: Scene, seat: number) => string[]
  placed: (scene: Scene) => string[]
}

const loaders: Record<string, () => Promise<{ page: GamePage }>> = {
  rocket: () => import('../games/rocket'),
  tycoon: () => import('../games/tycoon'),
  england: () => import('../games/england'),
  shares: () => import('../games/shares'),
  dice: () => import('../games/dice'),
}

export const isDrawn = (game: string): boolean => game in loaders

export async function gamePage(game: string): Promise<GamePage> {
  const load = loaders[game]
  if (!load) throw new Error(game)
  return (await load()).page
}
