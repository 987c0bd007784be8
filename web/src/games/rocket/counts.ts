// The count behind a payment of Rocket: who has how many of what is paid for.
import type { Told } from '../../lib/games.svelte'

type Row = { shares: Record<string, number>; tokens: Record<string, Record<string, number>>; passengers: number }
export type View = { over: boolean; seats: Row[]; lines: Record<string, { stations: number[] }> }

/** Numbers by seat; null where they cannot be told any more, because the position has changed since. */
export function countsBehind(event: Told, others: Told[], view: View): number[] | null {
  if (event.kind === 'MergerIncome') {
    const given = others.filter((other) => other.kind === 'SharesExchanged' && other.absorbed === event.line)
    return view.seats.map((_, seat) => (given.find((other) => other.seat === seat)?.returned as number | undefined) ?? 0)
  }
  if (!view.over) return null
  if (event.kind === 'FinalShareIncome') return view.seats.map((row) => row.shares[event.line as string] ?? 0)
  if (event.kind === 'FinalStationIncome') return view.lines[event.line as string]?.stations ?? null
  if (event.kind !== 'CommodityIncome') return null
  if (event.commodity === 'passengers') return view.seats.map((row) => row.passengers)
  return view.seats.map((row) => Object.values(row.tokens).reduce((sum, kinds) => sum + (kinds[event.commodity as string] ?? 0), 0))
}
