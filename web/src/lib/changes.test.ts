import { describe, expect, it } from 'vitest'
import { changed } from './changes'

const say = { money: (amount: number) => `£${amount}`, points: (number: string) => `${number} VP` }

describe('what changed last', () => {
  it('is nothing where nothing did', () => expect(changed({ money: 3, shares: { NER: 1 } }, { money: 3, shares: { NER: 1 } }, say)).toEqual([]))
  it('tells money and points with their signs', () => expect(changed({ cash: 3, points: 5 }, { cash: 1, points: 9 }, say)).toEqual(['−£2', '+4 VP']))
  it('tells shares gained and lost', () => expect(changed({ shares: { NER: 2, GWR: 1 } }, { shares: { NER: 1, SER: 1 } }, say)).toEqual(['−1 NER', '−1 GWR', '+1 SER']))
  it('is silent where money is secret', () => expect(changed({ money: null }, { money: null }, say)).toEqual([]))
})
