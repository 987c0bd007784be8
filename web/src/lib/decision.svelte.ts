// What the reader is choosing: parts chosen so far, what is pointed at, what it would bring, and why something is not possible.
import { api, Refused } from './api'
import { type Leaf, type Part, leavesOf, narrowed, question, sendable } from './choosing'
import { DOUBLE_CLICK } from './hands'
import type { LiveTable } from './live.svelte'
import type { PreviewAnswer, WhyAnswer, WhyBody } from './shapes'

const PREVIEW_PAUSE = 70
const WHY_PAUSE = 220

/** What was asked about: shown as the heading over the reasons. */
export type Asked = { about: string; answer: WhyAnswer }

export class Decision {
  readonly live: LiveTable
  chosen = $state.raw<Part[]>([])
  pointed = $state.raw<Leaf | null>(null)
  /** The action at which a slider stands. */
  held = $state.raw<Leaf | null>(null)
  preview = $state.raw<{ send: string; answer: PreviewAnswer } | null>(null)
  asked = $state.raw<Asked | null>(null)
  /** Tiles of a whole move that is pointed at, and places that are lit on the board. */
  planned = $state.raw<[string, string][]>([])
  wanted = $state.raw<string[]>([])
  /** The action that was chosen to be played at once, until it is known whether it can be taken back. */
  wish = $state.raw<string | null>(null)
  private wishedAt = -Infinity
  /** A move of several actions is being played. */
  private inSteps = $state(false)
  private answering: number | null = null
  private looking: AbortController | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private whyTimer: ReturnType<typeof setTimeout> | undefined
  private asking: AbortController | null = null

  constructor(live: LiveTable) {
    this.live = live
  }

  all = $derived.by((): Leaf[] => leavesOf(this.live.offers))
  leaves = $derived(narrowed(this.all, this.chosen))
  question = $derived(question(this.leaves, this.chosen))
  ready = $derived(this.chosen.length || this.all.length === 1 ? sendable(this.leaves, this.chosen) : null)
  /** The action whose consequences are shown: the one pointed at, else the one that is ready, else where a slider stands. */
  shown = $derived(this.pointed ?? this.ready ?? this.held)
  /** What it would bring. While the answer is on its way the last one stays, so that nothing flickers. */
  foreseen = $derived(this.shown ? (this.preview?.answer ?? null) : null)
  isSending = $derived.by(() => this.inSteps || this.live.sending)
  isBusy = $derived(this.wish !== null || this.isSending)
  isStale = $derived(this.shown !== null && this.preview?.send !== this.shown.send)

  /** Begin anew when another decision is asked. */
  follow(askedAt: number | null): void {
    if (askedAt === this.answering) return
    this.answering = askedAt
    this.clear()
  }

  clear(): void {
    this.wish = null
    this.chosen = []
    this.planned = []
    this.held = null
    this.pointed = null
    this.preview = null
    this.asked = null
    this.look(this.shown)
  }

  /**
   * Choose a part; one that does not go with what was chosen before starts over with it. Whether it can be chosen at all.
   * `atOnce`: where only one action is left, play it if it can be taken back.
   */
  choose(part: Part, atOnce = false): boolean {
    const next = [...this.chosen.filter((p) => p.role !== part.role || p.role === 'link'), part]
    const chosen = [next, [part]].find((parts) => narrowed(this.all, parts).length)
    if (chosen) this.take(chosen, atOnce)
    else this.asked = null
    return chosen !== undefined
  }

  /** Choose a whole action. */
  pick(leaf: Leaf, atOnce = false): void {
    this.take([{ role: 'kind', value: leaf.kind }, ...leaf.parts], atOnce, leaf)
  }

  private take(chosen: Part[], atOnce: boolean, picked?: Leaf): void {
    const [only, other] = narrowed(this.all, chosen)
    const leaf = picked ?? (other ? undefined : only)
    if (this.isSending || (leaf && leaf.send === this.wish)) return
    this.wish = null // what is chosen last is what is meant
    this.asked = null
    if (!leaf) this.wishedAt = -Infinity // a step was chosen since: what follows is meant
    const isSecondClick = performance.now() - this.wishedAt < DOUBLE_CLICK
    if (atOnce && leaf && !isSecondClick) void this.playOrShow(leaf, chosen)
    else this.show(chosen)
  }

  private show(chosen: Part[]): void {
    this.chosen = chosen
    this.pointed = null
    this.look(this.shown)
  }

  /** Play what can be taken back; show the rest, to be confirmed. Until the server has said which it is everything stays as it is. */
  private async playOrShow(leaf: Leaf, chosen: Part[]): Promise<void> {
    const seat = this.live.seat
    if (seat === null) return
    this.wish = leaf.send
    this.wishedAt = performance.now()
    const known = this.preview?.send === leaf.send ? this.preview.answer : null
    const answer = known ?? (await api.preview(this.live.id, seat, leaf.send).catch(() => null))
    if (this.wish !== leaf.send) return // another decision is asked by now
    this.wish = null
    if (answer?.undoable) {
      void this.send(leaf.send)
      return
    }
    if (answer) this.preview = { send: leaf.send, answer }
    this.show(chosen)
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1)
    this.pointed = null
    this.look(this.shown)
  }

  point(leaf: Leaf | null): void {
    if (this.pointed === leaf) return
    this.pointed = leaf
    this.look(this.shown)
  }

  hold(leaf: Leaf | null): void {
    if (this.held === leaf) return
    this.held = leaf
    this.look(this.shown)
  }

  private look(leaf: Leaf | null): void {
    clearTimeout(this.timer)
    this.looking?.abort()
    if (!leaf || this.live.seat === null) {
      this.preview = null
      return
    }
    if (this.preview?.send === leaf.send) return
    const seat = this.live.seat
    this.timer = setTimeout(() => {
      const controller = (this.looking = new AbortController())
      api.preview(this.live.id, seat, leaf.send, controller.signal).then(
        (answer) => (this.preview = { send: leaf.send, answer }),
        () => {
          if (!controller.signal.aborted) this.preview = null // one that was given up has nothing to say of what is shown since
        },
      )
    }, PREVIEW_PAUSE)
  }

  /** Play an action. What was chosen is forgotten when the next decision is asked, not here: its choice may have begun. */
  async send(action: string): Promise<void> {
    this.wish = null
    if (!this.inSteps) await this.live.act(action)
  }

  /** Play a whole move, action by action; it stops where one is refused. */
  async sendAll(actions: string[]): Promise<void> {
    this.planned = []
    if (this.isSending) return
    const from = this.live.now?.number ?? 0
    this.inSteps = true
    try {
      for (const action of actions) if (!(await this.live.act(action))) return
      this.live.wholeMove = { from, to: this.live.now?.number ?? 0 }
    } finally {
      this.inSteps = false
    }
  }

  // Why not

  /** Ask why, after a moment's rest so that a passing pointer asks nothing. */
  wonder(about: string, body: Omit<WhyBody, 'seat'>, pause = WHY_PAUSE): void {
    this.stopWondering()
    const seat = this.live.seat
    if (seat === null || this.live.past) return
    this.whyTimer = setTimeout(() => {
      const controller = (this.asking = new AbortController())
      api.why(this.live.id, { ...body, seat }, controller.signal).then(
        (answer) => (this.asked = { about, answer }),
        (problem) => {
          if (problem instanceof Refused) this.asked = null
        },
      )
    }, pause)
  }

  stopWondering(): void {
    clearTimeout(this.whyTimer)
    this.asking?.abort()
  }
}
