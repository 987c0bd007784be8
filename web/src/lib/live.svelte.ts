// A table as it lives: one WebSocket that comes back by itself, what happened, and where the reader looks.
import { api, freshKey, Refused } from './api'
import { OnceAFrame } from './frames'
import { byField, shared } from './sharing.svelte'
import type { CanUndo, Item, Node, Own, PublicDesk, ToldSeat, ToldTable, Trouble, UndoAnswer, You } from './shapes'

type Hello = { type: 'hello'; seq: number; public: { table: ToldTable; items: Item[]; desk: PublicDesk | null; chat: Item[]; present: number[] }; own: Own | null; you: You }
type News = { type: 'news'; seq: number; public: { items: Item[]; desk: PublicDesk | null; table: ToldTable | null }; own: Own | null }
type Present = { type: 'present'; seats: number[]; watching: number }
type Message = Hello | News | Present | { type: 'you'; you: You }

export type Connection = 'opening' | 'live' | 'lost' | 'refused'
type Sent = { seat: number; action: string; asked_at: number; key: string }
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000

export class LiveTable {
  readonly id: string
  connection = $state<Connection>('opening')
  refusal = $state<string | null>(null)
  table = $state.raw<ToldTable | null>(null)
  you = $state.raw<You>({ seats: [], host: false, links: {} })
  items = $state.raw<Item[]>([])
  chat = $state.raw<Item[]>([])
  present = $state.raw<number[]>([])
  watching = $state(0)
  trouble = $state.raw<Trouble | null>(null)
  /** An earlier position that the reader looks at; null is the present. */
  past = $state.raw<{ number: number; desk: PublicDesk; own: Own } | null>(null)
  /** Told of moves that are new to the reader, in order, each once. */
  onMoves: (moves: Item[]) => void = () => {}

  /** A move of several actions that the reader has played in one gesture: it is taken back in one too. */
  wholeMove = $state.raw<{ from: number; to: number } | null>(null)

  private desk = $state.raw<PublicDesk | null>(null)
  private own = $state.raw<Own | null>(null)
  private seq = 0
  private socket: WebSocket | null = null
  private pause = FIRST_PAUSE
  private closed = false
  private wanted: number | null = null
  private unanswered: Sent | null = null
  private underWay = $state.raw<Sent | null>(null)
  private awaited: { seq: number; go: () => void }[] = []
  private readonly news = new OnceAFrame<Message>((message) => this.receive(message))

  constructor(id: string) {
    this.id = id
  }

  // What lies before the reader

  get shown(): PublicDesk | null {
    return this.past?.desk ?? this.desk
  }

  get now(): PublicDesk | null {
    return this.desk
  }

  private lastWhole: Record<string, any> | null = null
  /** The view of the reader's seat: everybody's with the seat's own secrets put in their places. */
  private whole = $derived.by((): Record<string, any> | null => {
    const desk = this.past?.desk ?? this.desk
    const own = this.past ? this.past.own : this.own
    return (this.lastWhole = desk && shared(this.lastWhole, withSecrets(desk.view, own?.secrets ?? [])))
  })
  private fields = $derived(this.whole ? Object.keys(this.whole).join() : '')
  /** The same, followed field by field. */
  view = $derived.by((): Record<string, any> | null => (this.fields ? byField(this.fields.split(','), () => this.whole ?? {}) : null))
  seats = $derived.by((): ToldSeat[] => this.table?.seats ?? [])

  get seat(): number | null {
    return this.own?.seat ?? null
  }

  get offers(): Node | null {
    return this.past ? null : ((this.own?.offers ?? null) as Node | null)
  }

  get hasBundles(): boolean {
    return !this.past && (this.own?.bundles ?? false)
  }

  get canUndo(): CanUndo {
    return this.own?.undo ?? { free: 0, ask: false }
  }

  /** Where the whole move that was played last began; null where something else was played since. */
  get wholeMoveFrom(): number | null {
    return this.wholeMove && this.wholeMove.to === this.desk?.number ? this.wholeMove.from : null
  }

  get mustDecide(): boolean {
    return this.offers !== null
  }

  /** An action is under way and what it answers is still asked. What comes next can be answered as soon as it is there. */
  get sending(): boolean {
    return this.underWay !== null && this.underWay.asked_at === this.desk?.asked_at && this.underWay.seat === this.seat
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined || seat < 0 ? '' : (this.seats[seat]?.name ?? '')
  }

  /** The moves in their order, those taken back left out. */
  moves = $derived(this.items.filter((item) => item.kind === 'move' && !item.undone))

  // Connection

  open(seat: number | null = null): void {
    this.wanted = seat
    this.connect()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  private connect(): void {
    if (this.closed) return
    const seat = this.wanted === null ? '' : `&seat=${this.wanted}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?after=${this.seq}${seat}`)
    this.socket = socket
    socket.onmessage = (message) => this.news.give(JSON.parse(message.data as string) as Message)
    socket.onclose = (event) => this.lost(event)
  }

  private lost(event: CloseEvent): void {
    if (this.closed || this.socket !== event.target) return
    if (event.code >= 4400 && event.code < 4429) {
      this.connection = 'refused'
      this.refusal = event.reason
      return
    }
    this.connection = 'lost'
    setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 1.7)
  }

  /** Look from another of the reader's own seats (hot seat). */
  sitAt(seat: number): void {
    this.wanted = seat
    this.socket?.send(JSON.stringify({ type: 'seat', seat }))
  }

  // News

  private receive(message: Message): void {
    if (message.type === 'hello') this.greet(message)
    else if (message.type === 'news') this.learn(message)
    else if (message.type === 'you') this.you = message.you
    else {
      this.present = message.seats
      this.watching = message.watching
    }
  }

  private greet(hello: Hello): void {
    const first = this.connection === 'opening'
    this.connection = 'live'
    this.pause = FIRST_PAUSE
    this.seq = hello.seq
    this.table = shared(this.table, hello.public.table)
    this.see(hello.public.desk)
    this.own = hello.own
    this.you = hello.you
    this.present = hello.public.present
    this.chat = hello.public.chat
    this.take(hello.public.items, first)
    this.arrived()
    if (this.unanswered) void this.post()
  }

  private learn(news: News): void {
    if (news.seq <= this.seq) return
    this.seq = news.seq
    if (news.public.table) this.table = shared(this.table, news.public.table)
    if (news.public.desk) this.see(news.public.desk)
    if (news.own) this.own = news.own
    this.take(news.public.items, false)
    this.arrived()
  }

  private see(desk: PublicDesk | null): void {
    this.desk = desk
    if (this.underWay?.asked_at !== desk?.asked_at) this.underWay = null // also for good: what is taken back can be answered anew
  }

  private take(items: Item[], silently: boolean): void {
    const known = new Set(this.items.map((item) => item.seq))
    const fresh = items.filter((item) => !known.has(item.seq) && item.kind !== 'chat')
    const said = items.filter((item) => item.kind === 'chat' && !this.chat.some((c) => c.seq === item.seq))
    if (said.length) this.chat = [...this.chat, ...said]
    if (!fresh.length) return
    this.items = markUndone([...this.items, ...fresh])
    const moves = fresh.filter((item) => item.kind === 'move' && !item.undone)
    if (moves.length && !silently) this.onMoves(moves)
  }

  // Deciding

  /** Send an action; after a lost connection it is sent again with the same key, so it is played once. */
  async act(action: string): Promise<boolean> {
    if (this.seat === null || !this.desk || this.sending) return false
    this.unanswered = { seat: this.seat, action, asked_at: this.desk.asked_at, key: freshKey() }
    return this.post()
  }

  private async post(): Promise<boolean> {
    const sent = this.unanswered
    if (!sent) return false
    this.underWay = sent
    try {
      const { seq } = await api.act(this.id, sent.seat, sent.action, sent.asked_at, sent.key)
      this.answered(sent)
      this.trouble = null
      await this.arrival(seq)
      return true
    } catch (problem) {
      if (!isSilence(problem)) this.answered(sent)
      this.refused(problem)
      return false
    } finally {
      if (this.underWay === sent) this.underWay = null
    }
  }

  /** It need not be sent again; the next one, which may be under way by now, perhaps. */
  private answered(sent: Sent): void {
    if (this.unanswered === sent) this.unanswered = null
  }

  /** Wait until what was played has come in, so that the next action answers it. By now it may be taken back again. */
  private arrival(seq: number): Promise<void> {
    return new Promise((go) => {
      this.awaited.push({ seq, go })
      this.arrived()
    })
  }

  private arrived(): void {
    for (const { seq, go } of this.awaited) if (seq <= this.seq) go()
    this.awaited = this.awaited.filter(({ seq }) => seq > this.seq)
  }

  private refused(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    this.trouble = problem.trouble
  }

  /** Do something else at this table, and keep the refusal to be shown. */
  async attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work()
      this.trouble = null
      return answer
    } catch (problem) {
      this.refused(problem)
      return undefined
    }
  }

  private leaving: PublicDesk | null = null
  /** Take back, once from each position: asked again before what it leads to is shown, it would take back what the reader has not seen. */
  async goBack(ask: () => Promise<UndoAnswer>): Promise<void> {
    const from = this.desk
    if (this.leaving === from) return
    this.leaving = from
    let done: boolean | undefined
    try {
      done = (await this.attempt(ask))?.done
    } finally {
      if (!done && this.leaving === from) this.leaving = null
    }
  }

  // Looking back

  async lookAt(number: number | null): Promise<void> {
    if (number === null || number >= (this.desk?.number ?? 0)) {
      this.past = null
      return
    }
    const seat = this.seat
    const answer = await this.attempt(() => api.at(this.id, number, seat))
    if (answer) this.past = { number, desk: answer.public, own: answer.own }
  }
}

const isSilence = (problem: unknown): boolean => problem instanceof Refused && problem.trouble.code === 'unreachable'

/** A copy of a view with values put at their paths; only what lies on a path is copied. */
export function withSecrets(view: Record<string, any>, secrets: { path: (string | number)[]; value: any }[]): Record<string, any> {
  let result: any = view
  for (const { path, value } of secrets) result = put(result, path, value)
  return result
}

function put(container: any, [step, ...rest]: (string | number)[], value: any): any {
  if (step === undefined) return value
  const copy: any = Array.isArray(container) ? [...container] : { ...container }
  copy[step] = put(copy[step], rest, value)
  return copy
}

/** Moves after the point that an undo went back to are marked, so that the log can show them struck out. */
export function markUndone(items: Item[]): Item[] {
  const marked = [...items]
  marked.forEach((item, i) => {
    if (item.kind !== 'undo') return
    for (let j = 0; j < i; j++) {
      const earlier = marked[j]!
      if (earlier.kind === 'move' && !earlier.undone && (earlier.number ?? 0) > (item.to ?? 0)) marked[j] = { ...earlier, undone: true }
    }
  })
  return marked
}
