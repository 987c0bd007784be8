// What happened, shown on the board event by event: in order, each exactly once, none longer than 600 ms.
import { keep, kept } from './keeping'
import type { Item, ToldEvent } from './shapes'

const LONGEST = 520
const SHORTEST = 90
const WHOLE_RECAP = 20_000

export type Cue = { id: string; item: Item; event: ToldEvent }

export class Staging {
  /** The event that is being shown. */
  now = $state.raw<Cue | null>(null)
  /** What is still to come: on return these are the events since the reader's last look. */
  waiting = $state.raw<Cue[]>([])
  recap = $state(false)
  /** What others did to the reader meanwhile: told first. */
  toMe = $state.raw<Cue[]>([])
  private readonly seen = new Set<string>()
  private readonly table: string
  private pace = LONGEST
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)')

  constructor(table: string) {
    this.table = table
  }

  /** The number of the last action that this browser has shown of the table. */
  get lastSeen(): number {
    return Number(kept(`seen.${this.table}`) ?? -1)
  }

  /** Show moves; those missed since the last visit as a recap, told first what of it was done to the reader. */
  show(moves: Item[], recap = false, toReader: (cue: Cue) => boolean = () => false): void {
    const cues = moves.flatMap((item) => (item.events ?? []).map((event, i) => ({ id: `${item.seq}.${i}`, item, event }))).filter((cue) => !this.seen.has(cue.id))
    if (!cues.length) return
    for (const cue of cues) this.seen.add(cue.id)
    const last = moves[moves.length - 1]!.number
    if (last !== undefined && last !== null) keep(`seen.${this.table}`, String(last))
    if (this.still.matches && !recap) return
    if (recap) this.toMe = cues.filter(toReader)
    this.recap = recap || this.recap
    this.waiting = [...this.waiting, ...cues]
    this.pace = Math.max(SHORTEST, Math.min(LONGEST, (recap ? WHOLE_RECAP : 4000) / this.waiting.length))
    if (!this.now) this.next()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.now = null
    this.endRecap()
  }

  private endRecap(): void {
    this.recap = false
    this.toMe = []
  }

  private next(): void {
    const [cue, ...rest] = this.waiting
    this.waiting = rest
    this.now = cue ?? null
    if (!cue) {
      this.endRecap()
      return
    }
    dispatchEvent(new CustomEvent('rotonde:shown', { detail: cue.id }))
    this.timer = setTimeout(() => this.next(), this.pace)
  }
}
