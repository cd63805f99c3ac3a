import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { flagToken } from './flagToken.ts'

const usdc: Address = `0x${'11'.repeat(20)}`
const other: Address = `0x${'99'.repeat(20)}`
const chain = {
  nativeCurrency: { symbol: 'ETH' },
  tokens: [{ address: usdc, symbol: 'USDC' }],
}
const moved = { address: usdc, symbol: 'USDC', isImitation: false, isListed: true }

describe('R-GW-4 a token that was moved', () => {
  it.each([
    ['the real one', {}, []],
    ['the real one, whatever the gateway says', { isListed: false }, []],
    ['a copy of an earlier transfer', { isImitation: true }, [{ kind: 'imitation' }]],
    ['a fake', { address: other }, [{ kind: 'fake', symbol: 'USDC' }]],
    [
      'a fake in letters that look alike',
      { address: other, symbol: 'USDС' },
      [{ kind: 'fake', symbol: 'USDC' }],
    ],
    [
      'a fake with a letter that nobody sees',
      { address: other, symbol: 'US\u200bDC' },
      [{ kind: 'fake', symbol: 'USDC' }],
    ],
    [
      'one with a letter that nobody sees, also where the gateway knows it',
      { address: other, symbol: 'POI\u200dNTS' },
      [{ kind: 'odd' }],
    ],
    [
      'one with letters of two scripts',
      { address: other, symbol: 'POIПTS', isListed: false },
      [{ kind: 'odd' }],
    ],
    ['one in another script, all of it', { address: other, symbol: 'РУБЛИК' }, []],
    [
      'one that goes by the coin’s name',
      { address: other, symbol: 'ETH' },
      [{ kind: 'fake', symbol: 'ETH' }],
    ],
    [
      'one that nobody vouches for',
      { address: other, symbol: 'POINTS', isListed: false },
      [{ kind: 'unlisted' }],
    ],
    ['one that the gateway knows', { address: other, symbol: 'POINTS' }, []],
    ['one without a name', { address: other, symbol: null, isListed: false }, []],
    ['the coin itself', { address: null, symbol: 'ETH', isListed: null }, []],
  ] as const)('%s', (_, changes, flags) => {
    expect(flagToken({ ...moved, ...changes }, chain)).toEqual(flags)
  })
})
