import { describe, expect, it } from 'vitest'
import { type Suggestion, suggestRecipients } from './suggestRecipients.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SAFE = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const ORCHARD = '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591'

const all: Suggestion[] = [
  { address: ADA, name: 'Ada Lovelace', group: 'contacts' },
  { address: SAFE, name: 'Treasury', group: 'own' },
  { address: ADA, name: null, group: 'recent' },
  { address: BEN, name: null, group: 'recent' },
  { address: BEN, name: 'Ben', group: 'demo' },
  { address: ORCHARD, name: 'Orchard', group: 'demo' },
]
const suggest = (text: string) =>
  suggestRecipients(text, all, SAFE).map(({ address, group }) => [address, group])

describe('suggestRecipients', () => {
  it('has everybody once, by the best reason, and not the payer', () => {
    expect(suggest('')).toEqual([
      [ADA, 'contacts'],
      [BEN, 'recent'],
      [ORCHARD, 'demo'],
    ])
  })

  it.each([
    ['love', [[ADA, 'contacts']]],
    [BEN.slice(0, 6).toUpperCase().replace('X', 'x'), [[BEN, 'recent']]],
    ['0x', []],
    [BEN, []],
    ['orch', [[ORCHARD, 'demo']]],
    ['zoe', []],
  ])('%s', (text, expected) => {
    expect(suggest(text)).toEqual(expected)
  })

  it('has an end', () => {
    const many = Array.from({ length: 50 }, (_, index): Suggestion => {
      return { address: `0x${String(index).padStart(40, '0')}`, name: 'N', group: 'contacts' }
    })
    expect(suggestRecipients('', many, SAFE)).toHaveLength(8)
  })
})
