// Every message brings the whole position, of which little is new. What is as it was keeps its identity, so that only what changed is drawn anew.

/** `next`, with every part that equals that of `last` taken from there. */
export function shared<T>(last: T, next: T): T {
  if (last === next || typeof last !== 'object' || typeof next !== 'object' || !last || !next || Array.isArray(last) !== Array.isArray(next)) return next
  return Array.isArray(next) ? (sharedList(last as unknown[], next) as T) : (sharedRow(last as Row, next as Row) as T)
}

type Row = Record<string, unknown>

function sharedList(last: unknown[], next: unknown[]): unknown[] {
  const made = next.map((item, i) => shared(last[i], item))
  return made.length === last.length && made.every((item, i) => item === last[i]) ? last : made
}

function sharedRow(last: Row, next: Row): Row {
  const made: Row = {}
  let same = true
  for (const name in next) {
    made[name] = shared(last[name], next[name])
    same &&= made[name] === last[name] && name in last
  }
  return same && Object.keys(last).length === Object.keys(made).length ? last : made
}

/** One field of a row that changes: who reads it is told only when this field is another. */
class Field {
  private readonly read: () => unknown
  constructor(read: () => unknown) {
    this.read = read
  }
  value = $derived.by(() => this.read())
}

/** A row whose fields are followed one by one. */
export function byField(names: string[], row: () => Row): Record<string, any> {
  const made = {}
  for (const name of names) {
    const field = new Field(() => row()[name])
    Object.defineProperty(made, name, { enumerable: true, get: () => field.value })
  }
  return made
}

/** Makes something of an object once, as long as that object is the same. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const found = known.get(of) ?? make(of)
    known.set(of, found)
    return found
  }
}
