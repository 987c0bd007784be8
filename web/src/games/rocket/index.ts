import type { Part } from '../../lib/choosing'
import type { Best, GamePage, Scene, Told } from '../../lib/games.svelte'
import type { Item } from '../../lib/shapes'
import { add, highest, toldIn } from '../network/best'
import { compass, label, money, number, t } from '../../lib/words.svelte'
import { countsBehind, type View } from './counts'
import Decision from './Decision.svelte'
import Holdings from './Holdings.svelte'
import Ledger from './Ledger.svelte'
import Pieces from './Pieces.svelte'

function cellsOf(part: Part, scene: Scene): string[] {
  const value = String(part.value)
  if (part.role === 'hex') return [value]
  if (part.role === 'city') return scene.picture.places.filter((place) => place.id === value).map((place) => place.at)
  if (part.role === 'line') return [scene.view.lines[value]?.locomotive].filter(Boolean)
  return []
}

function cellsOfEvent(event: Record<string, any>, scene: Scene): string[] {
  const named = [event.hex, event.source].filter(Boolean) as string[]
  const cities = [event.city, event.town].filter(Boolean) as string[]
  return [...named, ...cities.flatMap((value) => cellsOf({ role: 'city', value }, scene))]
}

/** What a seat holds, for who does not see it. */
function told(scene: Scene, seat: number): string[] {
  const holds = scene.view.seats[seat]
  const shares = Object.entries(holds.shares as Record<string, number>).map(([line, number]) => t('rocket-told-shares', { line, number }))
  const tokens = Object.entries(holds.tokens as Record<string, Record<string, number>>).flatMap(([city, kinds]) =>
    Object.entries(kinds).map(([kind, number]) => t('rocket-told-tokens', { city, number, kind: label('rocket', 'commodity', kind) })),
  )
  return [...shares, ...tokens, t('rocket-passengers', { number: holds.passengers }), t('rocket-stations-left', { number: holds.stations_left })]
}

/** Where every line stands, whose stations are where, and what is left in the cities. */
function placed(scene: Scene): string[] {
  const line = ([name, at]: [string, any]): string => {
    if (at.absorbed_by) return `${name}: ${t('rocket-absorbed', { line: at.absorbed_by })}`
    return t('rocket-text-line', { line: name, hex: at.locomotive ?? '', heading: at.heading ? compass(at.heading) : '–', cities: at.cities.join(', ') || '–', shares: at.bank_shares })
  }
  const own = (seat: number): string[] => Object.entries(scene.view.stations as Record<string, number>).filter(([, owner]) => owner === seat).map(([at]) => at)
  const stations = scene.live.seats.map((seat) => ({ name: seat.name, cells: own(seat.seat) })).filter((row) => row.cells.length)
  const left = Object.entries(scene.view.bank.tokens as Record<string, Record<string, number>>).map(([city, kinds]) => `${city}: ${Object.entries(kinds).map(([kind, n]) => `${n} ${label('rocket', 'commodity', kind)}`).join(', ')}`)
  return [...Object.entries(scene.view.lines as Record<string, any>).map(line), ...stations.map((row) => t('text-stations', { name: row.name, cells: row.cells.join(', ') })), ...left]
}

/** Lines and goods by what they paid, to whom. */
function best(moves: Item[]): Best[] {
  const lines = new Map<string, number>(), goods = new Map<string, number>()
  for (const told of toldIn(moves)) {
    if (typeof told.amount !== 'number') continue
    if (told.line) add(lines, told.line as string, told.amount)
    else if (told.commodity) add(goods, label('rocket', 'commodity', told.commodity as string), told.amount)
    else if (told.city) add(goods, told.city as string, told.amount)
  }
  const row = (name: string, sum: number) => ({ name, seat: null, value: money('rocket', sum) })
  return [{ title: t('rocket-best-lines'), rows: highest(lines, row) }, { title: t('rocket-best-goods'), rows: highest(goods, row) }]
}

/** Who has how many, the most first. */
function behind(event: Told, others: Told[], scene: Scene): string {
  const counts = countsBehind(event, others, scene.view as View) ?? []
  return counts.map((number, seat) => ({ number, seat })).filter((held) => held.number).sort((a, b) => b.number - a.number).map((held) => `${scene.live.name(held.seat)}\u00a0${held.number}`).join(', ')
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

export const page: GamePage = {
  unit: 40,
  kinds: ['Extend', 'TakeToken', 'PlaceStation', 'LiftStation'],
  labelDrop: (kind, unit) => (kind === 'start_town' ? unit * 0.74 + 11 : kind === 'big_city' ? 33 : 22),
  minor: (place) => place.kind !== 'big_city',
  charts: ['money', 'shares', 'cities'],
  cellsOf,
  cellsOfEvent,
  stage: (scene) => t('action-number', { number: scene.live.shown?.number ?? 0 }),
  columns: (scene) => [
    { title: t('series-shares'), of: (seat) => number(sum(Object.values(scene.view.seats[seat].shares as Record<string, number>))) },
    { title: t('rocket-tokens'), of: (seat) => number(scene.view.seats[seat].passengers + sum(Object.values(scene.view.seats[seat].tokens as Record<string, Record<string, number>>).map((kinds) => sum(Object.values(kinds))))) },
  ],
  best: (_, moves) => best(moves),
  behind,
  Pieces,
  Holdings,
  Ledger,
  Decision,
  told,
  placed,
}
