import { describe, expect, it } from 'vitest'
import { changesAt, rowAfter } from './foreseen'
import type { PreviewAnswer } from './shapes'

const preview = { changes: [{ path: ['seats', 1, 'income'], before: 19, after: 20 }, { path: ['seats', 0, 'income'], before: 3, after: 4 }, { path: ['bag'], before: 2, after: 1 }] } as unknown as PreviewAnswer

describe('what is foreseen', () => {
  it('is found by its path', () => expect([...changesAt(preview, 'seats', 1).keys()]).toEqual(['income']))
  it('makes the row that would be', () => expect(rowAfter({ income: 19, money: 5 }, preview, 'seats', 1)).toEqual({ income: 20, money: 5 }))
  it('changes nothing where nothing is foreseen', () => expect(rowAfter({ money: 5 }, null, 'seats', 1)).toEqual({ money: 5 }))
})
