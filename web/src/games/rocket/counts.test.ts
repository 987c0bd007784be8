import { describe, expect, it } from 'vitest'
import { countsBehind, type View } from './counts'

const view: View = {
  over: true,
  seats: [{ shares: { NER: 2 }, tokens: { York: { steel: 1 }, Hull: { steel: 1, beer: 1 } }, passengers: 3 }, { shares: {}, tokens: {}, passengers: 0 }],
  lines: { NER: { stations: [0, 2] } },
}

describe('the count behind a payment', () => {
  it('of a merger is what was handed in', () => {
    const others = [{ kind: 'SharesExchanged', seat: 1, absorbed: 'SER', returned: 2 }, { kind: 'SharesExchanged', seat: 0, absorbed: 'GER', returned: 4 }]
    expect(countsBehind({ kind: 'MergerIncome', line: 'SER', seat: 1, amount: 4 }, others, view)).toEqual([0, 2])
  })
  it('of shares, stations and goods at the end is what is held', () => {
    expect(countsBehind({ kind: 'FinalShareIncome', line: 'NER' }, [], view)).toEqual([2, 0])
    expect(countsBehind({ kind: 'FinalStationIncome', line: 'NER' }, [], view)).toEqual([0, 2])
    expect(countsBehind({ kind: 'CommodityIncome', commodity: 'steel' }, [], view)).toEqual([2, 0])
    expect(countsBehind({ kind: 'CommodityIncome', commodity: 'passengers' }, [], view)).toEqual([3, 0])
  })
  it('is not told of a position that has changed since', () => expect(countsBehind({ kind: 'FinalShareIncome', line: 'NER' }, [], { ...view, over: false })).toBeNull())
  it('is not told of what is no payment', () => expect(countsBehind({ kind: 'ShareTaken', line: 'NER' }, [], view)).toBeNull())
})
