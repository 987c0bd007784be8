// A new game that goes on from a position of this one: the reader keeps the seat, bots take the others.
import { api } from './api'
import type { LiveTable } from './live.svelte'
import { go } from './route.svelte'

export async function playOnFrom(live: LiveTable, at: number): Promise<void> {
  const mine = live.seat ?? live.shown?.to_act.find((seat) => seat >= 0) ?? 0
  const seats = live.seats.map((_, seat) => (seat === mine ? 'me' : 'bot:greedy'))
  const answer = await live.attempt(() => api.fork(live.id, { at, seats, public: false, away_after: null, start: true }))
  if (answer) go(`/t/${answer.table.id}`)
}
