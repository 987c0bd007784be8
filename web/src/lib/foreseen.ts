// What a preview says of one row of the view: how it would be afterwards.
import type { PreviewAnswer } from './shapes'

export type Changed = { path: (string | number)[]; before: any; after: any }

/** The changes below a path, by the rest of their paths. */
export function changesAt(preview: PreviewAnswer | null, ...path: (string | number)[]): Map<string, Changed> {
  const found = ((preview?.changes ?? []) as Changed[]).filter((change) => path.every((step, i) => change.path[i] === step))
  return new Map(found.map((change) => [change.path.slice(path.length).join('.'), change]))
}

/** A row of the view as it would be after what is previewed. */
export function rowAfter(row: Record<string, any>, preview: PreviewAnswer | null, ...path: (string | number)[]): Record<string, any> {
  const after = [...changesAt(preview, ...path)].map(([name, change]) => [name, change.after] as const)
  return { ...row, ...Object.fromEntries(after) }
}
