import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../client/endpoint.ts'
import * as gateway from '../index.ts'
import * as build from '../testing/index.ts'
import { seedAnswers, todayAnswers } from '../testing-only/fixtures.ts'
import { chain } from './chain.ts'
import { dataDecoded } from './dataDecoded.ts'
import { historyQuery } from './queries.ts'
import { proposalRequest } from './requests.ts'
import { balances } from './safe.ts'
import { transaction, transactionListItem } from './transaction.ts'
import { settingsInfo, transactionInfo } from './transactionInfo.ts'

const exported: readonly unknown[] = Object.values(gateway)
const endpoints = exported.filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
)
const parse = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value)
const deep = process.env.DEEP === '1'

describe('the schemas', () => {
  it('R-GW-1 are there for 23 calls, and one to take a proposal back', () => {
    expect(endpoints).toHaveLength(24)
    expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(todayAnswers).sort())
  })

  const answering = endpoints.filter(({ response }) => response !== null)

  it.each(answering)('R-GW-1 read what they have read before: $name', ({ name, response }) => {
    for (const answers of [seedAnswers, todayAnswers]) {
      if (!response) throw new Error('no schema')
      const once = v.parse(response, answers[name])
      expect(v.parse(response, once)).toEqual(once)
      // Nothing is undefined inside: it is there, or it is null.
      expect(JSON.parse(JSON.stringify(once))).toEqual(once)
    }
  })

  it.each(answering)('R-GW-1 answer any JSON without throwing: $name', ({ response }) => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        if (response) parse(response, json)
      }),
      { numRuns: deep ? 2000 : 100 },
    )
  })

  it('R-GW-1 read absent as null', () => {
    const today = build.buildTransaction()
    expect(v.parse(transaction, build.olderGeneration(today))).toEqual(today)
    const one = build.buildChain()
    expect(v.parse(chain, build.olderGeneration(one))).toEqual(one)
  })

  it('R-GW-1 read both spellings of a changed implementation', () => {
    const implementation = build.buildAddressInfo(1)
    for (const type of ['CHANGE_IMPLEMENTATION', 'CHANGE_MASTER_COPY']) {
      expect(v.parse(settingsInfo, { type, implementation })).toEqual({
        type: 'CHANGE_MASTER_COPY',
        implementation,
      })
    }
  })

  it('R-GW-1 read gas prices and words in upper and lower case', () => {
    for (const type of ['FIXED', 'fixed', 'Fixed']) {
      const { gasPrice } = v.parse(chain, {
        ...build.buildChain(),
        gasPrice: [{ type, weiValue: '1' }],
      })
      expect(gasPrice).toEqual([{ type: 'fixed', weiValue: '1' }])
    }
    const { txStatus } = v.parse(transaction, { ...build.buildTransaction(), txStatus: 'success' })
    expect(txStatus).toBe('SUCCESS')
  })

  it.each([
    'SwapOrder',
    'TwapOrder',
    'Bridge',
    'NativeStakingDeposit',
    'VaultRedeem',
    'Tomorrow',
    '__proto__',
    'constructor',
  ])('R-GW-1 keep a transaction of the unknown type %s', (type) => {
    expect(v.parse(transactionInfo, { type, anything: { at: ['all'] } })).toEqual({
      type: 'unknown',
      stated: type,
    })
    expect(v.parse(transactionListItem, { type })).toEqual({ type: 'unknown', stated: type })
  })

  it('R-GW-1 keep words that they do not know as unknown', () => {
    const changed = { ...build.buildTransaction(), txStatus: 'ON_HOLD' }
    expect(v.parse(transaction, changed).txStatus).toBe('UNKNOWN')
  })

  it('R-GW-1 do not take a damaged known type for an unknown one', () => {
    const { recipient, ...damaged } = build.buildTransfer()
    expect(parse(transactionInfo, damaged).success).toBe(false)
    expect(parse(transactionInfo, { notype: 1 }).success).toBe(false)
    expect(parse(transactionInfo, { type: 5 }).success).toBe(false)
  })

  it.each([
    ['an address that is too short', { ...build.buildBalance().tokenInfo, address: '0x1' }],
    [
      'an address with a stranger’s letter',
      { ...build.buildBalance().tokenInfo, address: `0x${'g'.repeat(40)}` },
    ],
  ])('R-GW-1 refuse %s', (_, tokenInfo) => {
    const items = [{ ...build.buildBalance(), tokenInfo }]
    expect(parse(balances, { fiatTotal: '0', items }).success).toBe(false)
  })

  it.each(['-1', '1.5', '1e3', '0x10', '', ' 1', '01', 'NaN', '9'.repeat(79), 1])(
    'R-GW-1 refuse %j as an amount',
    (balance) => {
      const items = [{ ...build.buildBalance(), balance }]
      expect(parse(balances, { fiatTotal: '0', items }).success).toBe(false)
    },
  )

  it('R-GW-1 refuse a nonce that is no whole number, and a body that cannot be signed for', () => {
    const body = build.buildProposalRequest()
    expect(v.parse(proposalRequest, { ...body, nonce: '12' }).nonce).toBe(12)
    for (const change of [
      { nonce: 1.5 },
      { nonce: 2 ** 53 },
      { nonce: String(2 ** 53) },
      { signature: '0x12' },
      { operation: 2 },
      { safeTxHash: '0x12' },
      { data: '0x1' },
      { sender: undefined },
    ]) {
      expect(parse(proposalRequest, { ...body, ...change }).success).toBe(false)
    }
  })

  it('R-GW-1 read a query as the address carries it, and as code writes it', () => {
    expect(v.parse(historyQuery, { trusted: 'true', timezone_offset: '-60', cursor: 'x' })).toEqual(
      {
        trusted: true,
        timezone_offset: -60,
        cursor: 'x',
      },
    )
    expect(v.parse(historyQuery, { trusted: false })).toEqual({ trusted: false })
    expect(parse(historyQuery, { trusted: '1' }).success).toBe(false)
    expect(parse(historyQuery, { timezone_offset: 'x' }).success).toBe(false)
  })

  it('R-GW-1 read a decoding in a decoding, as a list and as one', () => {
    const inner = build.buildDataDecoded()
    const value = { name: 'data', type: 'bytes', value: '0x' }
    const outer = build.buildDataDecoded({ parameters: [{ ...value, valueDecoded: inner }] })
    expect(v.parse(dataDecoded, outer)).toEqual(outer)
    const list = [
      { operation: 0 as const, to: build.addressOf(1), value: '0', data: null, dataDecoded: inner },
    ]
    const batch = build.buildDataDecoded({ parameters: [{ ...value, valueDecoded: list }] })
    expect(v.parse(dataDecoded, batch)).toEqual(batch)
    const damaged = { method: 'f', parameters: [{ ...value, valueDecoded: [{ operation: 5 }] }] }
    expect(parse(dataDecoded, damaged).success).toBe(false)
  })
})
