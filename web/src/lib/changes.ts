// What changed last for a seat: its row of the view before and after, as short signed texts.
type Row = Record<string, unknown>
export type Said = { money: (amount: number) => string; points: (number: string) => string }

const MONEY = ['money', 'cash']
const signed = (n: number, text: string): string => (n > 0 ? `+${text}` : text.startsWith('−') ? text : `−${text}`)

/** Money, points and holdings that are more or fewer than before. */
export function changed(before: Row, after: Row, say: Said): string[] {
  const found: string[] = []
  for (const [name, now] of Object.entries(after)) {
    const was = before[name]
    if (typeof now === 'number' && typeof was === 'number' && now !== was) {
      if (MONEY.includes(name)) found.push(signed(now - was, say.money(Math.abs(now - was))))
      else if (name === 'points') found.push(say.points(signed(now - was, String(Math.abs(now - was)))))
    } else if (name === 'shares' && typeof now === 'object') found.push(...held((was ?? {}) as Record<string, number>, now as Record<string, number>))
  }
  return found
}

const held = (before: Record<string, number>, after: Record<string, number>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)] as const)
    .filter(([, more]) => more)
    .map(([id, more]) => signed(more, `${Math.abs(more)} ${id}`))
