// What the cards of this board do, and the places that they name.
import { label, money, word } from '../../lib/words.svelte'

type Effect = { type: string; city?: string; cities?: string[]; points?: number; terrain?: Record<string, number>; [more: string]: unknown }
type Card = { id: string; effect: Effect }

const effectOf = (card: string, board: Record<string, any>): Effect | undefined =>
  ([...(board.operations ?? []), ...(board.tycoons ?? []), ...(board.barons ?? [])] as Card[]).find((entry) => entry.id === card)?.effect

/** The cities in the effect of a card, to be lit on the map. */
export function citiesOf(card: string, board: Record<string, any>): string[] {
  const effect = effectOf(card, board)
  return [...(effect?.city ? [effect.city] : []), ...(effect?.cities ?? [])]
}

/** What a card does, as a sentence made from the board's data. */
export function textOf(game: string, card: string, board: Record<string, any>): string {
  const effect = effectOf(card, board)
  if (!effect) return ''
  const [terrain, price] = Object.entries(effect.terrain ?? {})[0] ?? ['', 0]
  const values = {
    points: effect.points ?? 0, city: effect.city ?? '', cities: (effect.cities ?? []).join(' – '), terrain: label(game, 'terrain', terrain), price: money(game, price),
    number: Number(effect.min_links ?? effect.level ?? effect.actions ?? effect.tiles ?? effect.cubes ?? effect.colours ?? 0),
  }
  return word(game, `card-does-${effect.western_city ? 'western-line' : effect.type}`, values)
}
