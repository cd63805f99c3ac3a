import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getSafeApps } from '../calls/getSafeApps.ts'
import { getTransaction } from '../calls/getTransaction.ts'
import { getTransactionQueue } from '../calls/getTransactionQueue.ts'
import { GatewayParameterError } from '../errors.ts'
import { buildUrl } from './buildUrl.ts'

const base = new URL('https://gateway.test')
const build = (transactionId: unknown, from = base) =>
  buildUrl(from, getTransaction, { chainId: '1', transactionId })

/** Any text that JavaScript can hold, halves of characters among them. */
const anyText = fc.string({
  minLength: 1,
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})
const hasLoneHalf = (text: string) => /\p{Surrogate}/u.test(text)

describe('buildUrl', () => {
  it('R-GW-1 keeps the path of the base address, with or without a slash', () => {
    for (const text of [
      'https://x.test/gateway',
      'https://x.test/gateway/',
      'https://x.test/gateway//?a#b',
    ]) {
      expect(build('id', new URL(text)).href).toBe(
        'https://x.test/gateway/v1/chains/1/transactions/id',
      )
    }
  })

  it('R-GW-1 lets no parameter out of its place', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        let url: URL
        try {
          url = build(id)
        } catch (error) {
          expect(error).toBeInstanceOf(GatewayParameterError)
          expect(id === '.' || id === '..' || hasLoneHalf(id)).toBe(true)
          return
        }
        expect(url.origin).toBe(base.origin)
        expect(url.search + url.hash).toBe('')
        const segments = url.pathname.split('/')
        expect(segments.slice(0, 5)).toEqual(['', 'v1', 'chains', '1', 'transactions'])
        expect(segments).toHaveLength(6)
        expect(decodeURIComponent(segments[5] ?? '')).toBe(id)
      }),
    )
  })

  it.each(['', '.', '..', '\ud800', null, undefined])('R-GW-1 refuses %j as a parameter', (id) => {
    expect(() => build(id)).toThrow(GatewayParameterError)
  })

  it('R-GW-1 encodes the query, and leaves out what is not given', () => {
    const parameters = {
      chainId: '1',
      safeAddress: '0x1',
      trusted: false,
      cursor: 'limit=20&offset=20',
      nothing: null,
      absent: undefined,
      body: { not: 'here' },
    }
    expect(buildUrl(base, getTransactionQueue, parameters).href).toBe(
      'https://gateway.test/v1/chains/1/safes/0x1/transactions/queued?trusted=false&cursor=limit%3D20%26offset%3D20',
    )
  })

  it('R-GW-1 sends a parameter under both of its names', () => {
    const url = buildUrl(base, getSafeApps, { chainId: '1', clientUrl: 'https://app.test' })
    expect(url.searchParams.get('clientUrl')).toBe('https://app.test')
    expect(url.searchParams.get('client_url')).toBe('https://app.test')
  })
})
