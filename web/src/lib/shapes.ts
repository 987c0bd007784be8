// Made by web/make_types.py from the shapes that the server sends. Do not edit.

export type AccountBody = {
  name: string
  password: string
}

/** `number` is how many actions have been played now; `repeated`: the key was known, nothing was played again. */
export type ActAnswer = {
  seq: number
  number: number
  repeated: boolean
}

/** An action in its notation, the number that it answers, and a key that makes sending it twice harmless. */
export type ActBody = {
  seat: number
  action: string
  asked_at: number
  key: string
}

/** Something else that could have been done, and the lead over the others that it lets expect at the end. */
export type Alternative = {
  action: string
  lead: number
}

/** A game looked back at. */
export type Analysis = {
  game: string
  players: number
  seats: string[]
  threshold: number
  decisions: Decision[]
  final: number[] | null
}

/** What each seat could expect in the course of a finished game; while it is being made, how far it has come. */
export type AnalysisAnswer = {
  ready: boolean
  done: number
  of: number
  analysis?: Analysis | null
  turning?: ToldTurning[]
}

export type AnswerBody = {
  seat: number
  accept: boolean
}

/** A board and what it looks like. It never changes: the key is made from the board. */
export type BoardAnswer = {
  game: string
  key: string
  data: Record<string, any>
  picture: Record<string, any>
}

/** What an action would bring, without words: for lists of many. */
export type BriefPreview = {
  action: string
  events: Record<string, any>[]
  price: number | null
  gains: number[]
}

/** A whole move made of several actions: a link, with its tiles, its price and what it would let be delivered. */
export type Bundle = {
  cities: string[]
  deliveries: BundleDelivery[]
  finishes: boolean
  price: number
  reasons: Reason[]
  send: string[]
  tiles: string[][]
  undoable: boolean
}

/** A cube that could be delivered over a link once it is built, and what that would bring the mover. */
export type BundleDelivery = {
  city: string
  colour: string
  origin: string
  points: number
}

export type BundlesAnswer = {
  asked_at: number
  bundles: any[]
}

/** How many of the last actions the seat may take back freely, and whether it may ask the others for more. */
export type CanUndo = {
  free: number
  ask: boolean
}

/** A hex or square; `at` is "" for one that only fills the frame. `ornament`: its terrain has no meaning in the rules. */
export type Cell = {
  at: string
  ornament?: boolean
  terrain: string
  x: number
  y: number
}

/** One thing in the view that would be another: `{"path": ["cities", "Boston", "empty"], "before": false, "after": true}`. */
export type Change = {
  after: any
  before: any
  path: (string | number)[]
}

export type ChatBody = {
  text: string
}

/** One value of a node. `send` is the notation where the choice may end here, `next` what may follow; both may stand. */
export type Choice = {
  next?: Node
  send?: string
  value: string | number | boolean
}

/** A table to be made. `seats` are in the order of play, `away_after` is in seconds. */
export type CreateTable = {
  game: string
  seats: string[]
  options?: Record<string, string | number | boolean>
  board?: string | Record<string, any> | null
  public?: boolean
  away_after?: number | null
  start?: boolean
}

/** A decision with what was found out about it. */
export type Decision = {
  number: number
  seat: number
  action: string
  judgement: Judgement
  swing: number
  swing_seat: number
  turning: 'missed' | 'swing' | null
}

/** All that one seat needs now. `offers` is None where the seat has nothing to decide. */
export type Desk = {
  asked_at: number
  bundles: boolean
  offers: Node | null
  ply: number
  seat: number | null
  step: Record<string, any>
  to_act: number[]
  view: Record<string, any>
}

/** A position as one seat sees it, now or earlier. */
export type DeskAnswer = {
  seq: number
  public: PublicDesk
  own: Own
}

/** A side of a cell that is drawn: `kind` is ridge or barrier. Coasts are where land cells meet sea. */
export type Edge = {
  at: string
  kind: string
  ornament?: boolean
  side: string
}

/** The body of every answer from 400 upwards. */
export type ErrorAnswer = {
  error: Trouble
}

/** A table that goes on from an earlier position; without `seats` all of them are open but the first, which is ours. */
export type ForkBody = {
  at: number
  seats?: string[] | null
  public?: boolean
  away_after?: number | null
  start?: boolean
}

export type GamesAnswer = {
  games: ToldGame[]
  bots: string[]
}

export type HealthAnswer = {
  status: string
  version: string
}

export type ImportBody = {
  record: string
  seats?: string[] | null
  public?: boolean
  away_after?: number | null
}

/** How to draw a company, seat, cube or token: its fill, what is legible on it, a letter, and the dashes of its lines. */
export type Ink = {
  dash?: string
  fill: string
  ink: string
  letter: string
}

/** One thing that happened at a table; which fields stand depends on `kind`. */
export type Item = {
  seq: number
  kind: string
  at: number
  seat?: number | null
  number?: number | null
  action?: string | null
  by?: string | null
  events?: ToldEvent[] | null
  reason?: Text | null
  undone?: boolean
  to?: number | null
  name?: string | null
  text?: string | null
  accept?: boolean | null
  table?: string | null
}

/** `moves`: the seat's own moves among them that others may not read, by number. */
export type ItemsAnswer = {
  items: Item[]
  moves: Record<string, string>
}

/** `seat` None takes the first open one. */
export type JoinBody = {
  seat?: number | null
  name?: string | null
}

/** What was found out about a decision. */
export type Judgement = {
  before: number[]
  after: number[]
  lead: number
  alternatives: Alternative[]
  doubt: number
  noise: number
  playouts: number
}

/** Where the name of a sea, region or lake is written; `angle` in degrees, clockwise. */
export type Label = {
  angle: number
  kind: string
  size: number
  text: Text
  x: number
  y: number
}

/** Who is asking. `token` is told once, when it is made: for clients that keep no cookies. */
export type MeAnswer = {
  id: string
  name: string
  account?: string | null
  token?: string | null
}

/** A legal action that what was pointed at could be part of. */
export type Meaning = {
  kind: string
  send: string
}

export type NameBody = {
  name: string
}

/** What is chosen next, and among what; `field` is its name in the plain action. Both are `kind` at the root. */
export type Node = {
  choices: Choice[]
  field: string
  role: string
}

export type NoteAnswer = {
  text: string
}

export type NoteBody = {
  seat: number
  text: string
}

export type OffersAnswer = {
  asked_at: number
  offers: any
}

/** What only one seat gets: its secrets, its offers, and those of its moves that others may not read. */
export type Own = {
  seat: number | null
  secrets: Secret[]
  moves: Record<string, string>
  offers: any
  bundles: boolean
  undo: CanUndo
}

/** All that is drawn of a board before a piece lies on it. Seats have their colours under "0", "1" … */
export type Picture = {
  cells: Cell[]
  colours: Record<string, Ink>
  edges: Edge[]
  frame: number[]
  grid: string
  key: string
  labels: Label[]
  places: Place[]
  rivers: River[]
}

/** Something with a name: a city in a cell, or (with `x` and `y`) the heap of a tile beside the map. */
export type Place = {
  at: string
  colour?: string
  company?: string
  id: string
  kind: string
  label_side?: string
  tokens?: string[]
  x?: number
  y?: number
}

/** One rule that forbids an action, and the facts of the case. */
export type PlainObjection = {
  code: string
  details: Record<string, any>
  rule: string
}

/** One part of an action: what it is, and which one. */
export type PlainPart = {
  role: string
  value: string | number | boolean
}

export type PointedPart = {
  role: string
  value: string | number | boolean
}

/** What an action would bring, nobody opposing it, up to the next chance. */
export type Preview = {
  changes: Change[]
  events: Record<string, any>[]
  gains: number[]
  money: number[]
  price: number | null
  scores: number[]
  undoable: boolean
}

/** What an action would bring. `undoable`: its seat decides next again and nothing is revealed, so it can be taken back. */
export type PreviewAnswer = {
  events: ToldEvent[]
  price: number | null
  gains: number[]
  money: number[]
  scores: number[]
  changes: any[]
  undoable: boolean
}

export type PreviewsAnswer = {
  previews: BriefPreview[]
}

/** What lies before everybody. `number` counts the actions played; `asked` says in words what is being decided. */
export type PublicDesk = {
  number: number
  asked_at: number
  to_act: number[]
  step: Record<string, any>
  asked: Text
  view: Record<string, any>
}

/** One part of a price: `{"code": "ridge", "number": 2, "amount": 8}`. */
export type Reason = {
  amount: number
  code: string
  number: number
}

/** The action nearest to legal of one kind that what was pointed at could be part of, and what forbids it. */
export type Refusal = {
  kind: string
  objections: PlainObjection[]
  send: string
}

/** How a game ended, and how it came to it. */
export type ResultAnswer = {
  reason: string
  text: Text
  scores: number[]
  winners: number[]
  seed: string | null
  commitment: string | null
  numbers: number[]
  series: Series[]
}

/** A river from its spring to its mouth: it crosses the sides of cells off their middle, where track crosses. */
export type River = {
  cells: string[]
  name: Text
  ornament?: boolean
  points: number[][]
}

export type RulesAnswer = {
  game: string
  title: Text
  sections: ToldSection[]
}

export type SeatBody = {
  seat: number
}

/** Something in a seat's view that is otherwise than in everybody's: put `value` at `path`. */
export type Secret = {
  path: (string | number)[]
  value: any
}

export type SeqAnswer = {
  seq: number
}

/** One thing that is counted for every seat, or for every one of `of`: `values[row][i]` after `numbers[i]` actions. */
export type Series = {
  name: string
  values: number[][]
  of: string[]
}

export type TableAnswer = {
  seq: number
  table: ToldTable
  you: You
}

export type TablesAnswer = {
  tables: TableAnswer[]
}

export type TakeBody = {
  name?: string | null
}

export type TakenAnswer = {
  table: string
  seat: number
}

/** A name in both languages. */
export type Text = {
  en: string
  fr: string
}

/** A board that ships with a game; `key` is its address under /api/boards. */
export type ToldBoard = {
  name: string
  key: string
}

export type ToldChoice = {
  value: string | number | boolean
  text: Text
}

/** What happened: as data (`kind` and its fields) and in words. */
export type ToldEvent = {
  data: Record<string, any>
  text: Text
}

export type ToldGame = {
  id: string
  title: Text
  designers: string
  publisher: string
  fewest: number
  most: number
  rules_prefix: string
  rules_version: number
  options: ToldOption[]
  boards: ToldBoard[]
}

export type ToldMeaning = {
  kind: string
  send: string
}

/** A rule that forbids an action, with its sentence. */
export type ToldObjection = {
  rule: string
  code: string
  details: Record<string, any>
  text: Text
}

/** A reading of the rules that a table may choose, and the rules that it belongs to. */
export type ToldOption = {
  name: string
  text: Text
  default: string | number | boolean
  choices: ToldChoice[]
  rules: string[]
}

export type ToldRefusal = {
  kind: string
  send: string
  objections: ToldObjection[]
}

export type ToldRule = {
  id: string
  text: Text
}

/** `kind`: open, invited (only by its link), person or bot. `away`: a bot plays until the person is back. */
export type ToldSeat = {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  bot?: string | null
  away?: boolean
}

export type ToldSection = {
  id: string
  heading: Text
  paragraphs: Text[]
  rules: ToldRule[]
}

/** What everybody who has the table's link may know of it. */
export type ToldTable = {
  id: string
  game: string
  board: string | null
  board_key: string
  options: Record<string, string | number | boolean>
  status: 'open' | 'over' | 'running'
  public: boolean
  seats: ToldSeat[]
  created: number
  changed: number
  number: number
  to_act: number[]
  away_after?: number | null
  commitment?: string | null
  seed?: string | null
  undo?: UndoAsked | null
  rematch?: string | null
  forked_from?: string | null
  forked_at?: number | null
}

/** A decision where the game turned, in words. */
export type ToldTurning = {
  number: number
  text: Text
}

/** Several actions of which it is asked at once what they would bring. */
export type TriesBody = {
  seat: number
  actions: string[]
}

/** Why something was refused: the one shape of every error. */
export type Trouble = {
  code: string
  text: Text
  details: Record<string, any>
  rule?: string | null
  objections?: ToldObjection[]
}

export type TryBody = {
  seat: number
  action: string
}

/** `done`: it has been taken back; otherwise the others are asked. */
export type UndoAnswer = {
  seq: number
  number: number
  done: boolean
}

/** A seat asks to go back to the position after `to` actions; the seats in `waiting` have not answered. */
export type UndoAsked = {
  seat: number
  to: number
  waiting: number[]
}

/** `to`: how many actions remain; None takes the seat's last action back. */
export type UndoBody = {
  seat: number
  to?: number | null
}

/** What pointing at something would mean, and every rule that stands against it (`objections`: of all refusals, once each). */
export type Why = {
  meanings: Meaning[]
  objections: PlainObjection[]
  refusals: Refusal[]
}

/** What the thing pointed at could mean, and every rule against it, with sentences. */
export type WhyAnswer = {
  meanings: ToldMeaning[]
  refusals: ToldRefusal[]
  objections: ToldObjection[]
}

/** What is asked about: a whole action, or what is pointed at, or the choices made so far (kind first). */
export type WhyBody = {
  seat: number
  action?: string | null
  part?: PointedPart | null
  path?: PointedPart[] | null
}

/** What the asking person is at a table. `links` are those of the person's seats and, for the host, of invited ones. */
export type You = {
  seats: number[]
  host: boolean
  links: Record<string, string>
}
