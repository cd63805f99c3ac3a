import { describe, expect, it } from 'vitest'
import type { KnownToken, TokenAt } from '../../../shared/assets/tokens.ts'
import { buildEntry } from '../buildEntry.ts'
import type { Entry } from '../entry.ts'
import { toCsv } from './toCsv.ts'

const USDC = { symbol: 'USDC', decimals: 6 }
const called =
  (known: KnownToken): TokenAt =>
  (address) => ({ address, name: '', ...known })
const lineOf = (entry: Entry, name?: string, tokenAt: TokenAt = called(USDC)) =>
  toCsv([{ entry, flags: [{ kind: 'imitation' }], name }], tokenAt).split('\r\n')[1] ?? ''

describe('R-GW-4 the activity as CSV', () => {
  it('has ISO times, the raw amount, its decimals and the amount for people', () => {
    const text = toCsv([{ entry: buildEntry(), flags: [], name: 'Rent' }], called(USDC))
    expect(text).toMatch(/^\uFEFFTime,Kind,Status,Nonce,Amount,Symbol,Raw amount,Decimals,/)
    expect(text).toContain('2026-03-29T12:00:00.000Z,sent,SUCCESS,7,1.5,USDC,1500000,6,0x1111')
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it('writes amounts that no floating point number holds, digit by digit', () => {
    const token = `0x${'22'.repeat(20)}` as const
    const asset = { kind: 'amount', value: 2n ** 200n + 1n, token } as const
    const description = { ...buildEntry().description, asset } as Entry['description']
    const tokenAt = called({ symbol: 'X', decimals: 18 })
    expect(lineOf(buildEntry({ description }), undefined, tokenAt)).toContain(
      '1606938044258990275541962092341162602522202.993782792835301377,X,1606938044258990275541962092341162602522202993782792835301377,18',
    )
  })

  it('lets no spreadsheet run a stranger’s symbol', () => {
    expect(lineOf(buildEntry(), undefined, called({ symbol: '=1', decimals: 6 }))).toContain(
      ",'=1,",
    )
  })

  it('R-TOK-1 has no amount for people of a token that nobody may tell of, only the raw one', () => {
    expect(lineOf(buildEntry(), undefined, () => null)).toContain(',,,1500000,,0x1111')
  })

  it('quotes what would break a row', () => {
    expect(lineOf(buildEntry(), 'Smith, "Bob"\nCo')).toContain('"Smith, ""Bob""\nCo"')
  })

  it('says what is wrong with an entry', () => {
    expect(lineOf(buildEntry())).toContain(',imitation,')
  })
})
