// Choosing an action from the tree of offers, by its parts and in any order. What is legal comes from the server: here it is only narrowed down.
import type { Choice, Node } from './shapes'

export type Value = string | number | boolean
export type Part = { role: string; value: Value }
/** A legal action: its kind, its parts in the order in which a person chooses, and what is sent. */
export type Leaf = { kind: string; parts: Part[]; send: string }
/** What remains to be chosen next: a role with its values, each with how many actions it leads to. */
export type Question = { role: string; values: { value: Value; leaves: Leaf[] }[] }

/** All legal actions of a tree. */
export function leavesOf(root: Node | null): Leaf[] {
  const found: Leaf[] = []
  const walk = (node: Node, kind: string, parts: Part[]): void => {
    for (const choice of node.choices) step(node.role, choice, kind, parts)
  }
  const step = (role: string, choice: Choice, kind: string, parts: Part[]): void => {
    const isKind = role === 'kind' && kind === ''
    const nextKind = isKind ? String(choice.value) : kind
    const nextParts = isKind ? parts : [...parts, { role, value: choice.value as Value }]
    if (choice.send !== undefined) found.push({ kind: nextKind, parts: nextParts, send: choice.send })
    if (choice.next) walk(choice.next, nextKind, nextParts)
  }
  if (root) walk(root, '', [])
  return found
}

const has = (leaf: Leaf, part: Part): boolean =>
  part.role === 'kind' ? leaf.kind === part.value : leaf.parts.some((p) => p.role === part.role && p.value === part.value)

/** The actions that have every part chosen so far. */
export function narrowed(leaves: Leaf[], chosen: Part[]): Leaf[] {
  return leaves.filter((leaf) => chosen.every((part) => has(leaf, part)))
}

/** What must still be decided among these actions: the kind first, then the first part in which they differ. */
export function question(leaves: Leaf[], chosen: Part[]): Question | null {
  if (leaves.length < 2) return null
  const kinds = group(leaves, (leaf) => leaf.kind)
  if (kinds.length > 1) return { role: 'kind', values: kinds }
  const most = Math.max(...leaves.map((leaf) => leaf.parts.length))
  for (let i = 0; i < most; i++) {
    const here = leaves.filter((leaf) => leaf.parts.length > i)
    const values = group(here, (leaf) => leaf.parts[i]!.value)
    const settled = values.length === 1 && here.length === leaves.length
    const known = chosen.some((part) => here.every((leaf) => leaf.parts[i]!.role === part.role && leaf.parts[i]!.value === part.value))
    if (!settled && !known) return { role: here[0]!.parts[i]!.role, values }
  }
  return null
}

function group(leaves: Leaf[], by: (leaf: Leaf) => Value): { value: Value; leaves: Leaf[] }[] {
  const found = new Map<Value, Leaf[]>()
  for (const leaf of leaves) {
    const value = by(leaf), members = found.get(value)
    if (members) members.push(leaf)
    else found.set(value, [leaf])
  }
  return [...found].map(([value, members]) => ({ value, leaves: members }))
}

/** The action that can be sent as things are chosen: the only one left, or the one that ends exactly here. */
export function sendable(leaves: Leaf[], chosen: Part[]): Leaf | null {
  if (leaves.length === 1) return leaves[0]!
  const exact = leaves.filter((leaf) => leaf.parts.every((part) => chosen.some((c) => c.role === part.role && c.value === part.value)))
  return exact.length === 1 && chosen.length > 0 ? exact[0]! : null
}

/** The values of a role that can still be chosen: what the board lights up. */
export function choosable(leaves: Leaf[], role: string): Set<Value> {
  return new Set(leaves.flatMap((leaf) => leaf.parts.filter((part) => part.role === role).map((part) => part.value)))
}
