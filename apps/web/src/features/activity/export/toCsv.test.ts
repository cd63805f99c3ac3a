import { describe, expect, it } from 'vitest'
import { buildEntry } from '../buildEntry.ts'
import type { Entry } from '../entry.ts'
import { toCsv } from './toCsv.ts'

const lineOf = (entry: Entry, name?: string) =>
  toCsv([{ entry, flags: [{ kind: 'imitation' }], name }]).split('\r\n')[1] ?? ''

const withSymbol = (symbol: string) =>
  buildEntry({
    description: {
      kind: 'received',
      asset: { kind: 'amount', value: 1n, decimals: 18, symbol },
      party: { value: `0x${'ab'.repeat(20)}`, name: null, logoUri: null },
    },
  })

describe('R-GW-4 the activity as CSV', () => {
  it('has ISO times, the raw amount, its decimals and the amount for people', () => {
    const text = toCsv([{ entry: buildEntry(), flags: [], name: 'Rent' }])
    expect(text).toMatch(/^\uFEFFTime,Kind,Status,Nonce,Amount,Symbol,Raw amount,Decimals,/)
    expect(text).toContain('2026-03-29T12:00:00.000Z,sent,SUCCESS,7,1.5,USDC,1500000,6,0x1111')
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it('writes amounts that no floating point number holds, digit by digit', () => {
    const asset = { kind: 'amount', value: 2n ** 200n + 1n, decimals: 18, symbol: 'X' } as const
    const description = { ...withSymbol('X').description, asset } as Entry['description']
    expect(lineOf(buildEntry({ description }))).toContain(
      '1606938044258990275541962092341162602522202.993782792835301377,X,1606938044258990275541962092341162602522202993782792835301377,18',
    )
  })

  it('lets no spreadsheet run a stranger’s symbol', () => {
    expect(lineOf(withSymbol('=1'))).toContain(",'=1,")
  })

  it('quotes what would break a row', () => {
    expect(lineOf(buildEntry(), 'Smith, "Bob"\nCo')).toContain('"Smith, ""Bob""\nCo"')
  })

  it('says what is wrong with an entry', () => {
    expect(lineOf(buildEntry())).toContain(',imitation,')
  })
})
