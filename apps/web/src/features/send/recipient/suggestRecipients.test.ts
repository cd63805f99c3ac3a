import { describe, expect, it } from 'vitest'
import { ADA, BEN, SAFE, USDC } from '../testing/buildReading.ts'
import { type Suggestion, suggestRecipients } from './suggestRecipients.ts'

const all: Suggestion[] = [
  { address: ADA, name: 'Ada Lovelace', group: 'contacts' },
  { address: SAFE, name: 'Treasury', group: 'own' },
  { address: ADA, name: null, group: 'recent' },
  { address: BEN, name: null, group: 'recent' },
  { address: BEN, name: 'Ben', group: 'demo' },
  { address: USDC.address, name: 'Orchard', group: 'demo' },
]
const suggest = (text: string) =>
  suggestRecipients(text, all, SAFE).map(({ address, group }) => [address, group])

describe('suggestRecipients', () => {
  it('has everybody once, by the best reason, and not the payer', () => {
    expect(suggest('')).toEqual([
      [ADA, 'contacts'],
      [BEN, 'recent'],
      [USDC.address, 'demo'],
    ])
  })

  it.each([
    ['love', [[ADA, 'contacts']]],
    [BEN.slice(0, 6).toUpperCase().replace('X', 'x'), [[BEN, 'recent']]],
    ['0x', []],
    [BEN, []],
    ['orch', [[USDC.address, 'demo']]],
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
