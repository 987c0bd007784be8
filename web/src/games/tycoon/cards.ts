// The places that a card names, to be lit on the map.

/** The cities in the effect of an operations card. */
export function citiesOf(card: string, board: Record<string, any>): string[] {
  const found = (board.operations as { id: string; effect: Record<string, unknown> }[]).find((entry) => entry.id === card)
  const effect = found?.effect ?? {}
  const named = [effect.city, effect.origin, effect.goal, ...(Array.isArray(effect.cities) ? effect.cities : [])]
  return named.filter((name): name is string => typeof name === 'string')
}
