import { buildBalance, buildBalances, buildTokenInfo } from '@countersign/gateway/testing'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainConfig } from '../appConfig.ts'
import { testChains } from '../testing/testChains.ts'
import { buildAssets, isCounted } from './buildAssets.ts'
import { listedToken, type TokenAt, toldToken } from './tokens.ts'

const USDC: Address = '0x00000000000000000000000000000000000000C0'
const FAKE: Address = '0x00000000000000000000000000000000000000FA'
const chain: ChainConfig = {
  ...testChains[0],
  tokens: [{ address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
}
const held = (address: Address, symbol: string, price: string, balance = '1000000') =>
  buildBalance({
    tokenInfo: buildTokenInfo({ address, symbol, decimals: 6 }),
    balance,
    fiatConversion: price,
    fiatBalance: price,
  })
/** What both nodes say of the tokens: here, that they are called what the gateway says. */
const tokenAtOf =
  (items: ReturnType<typeof held>[]): TokenAt =>
  (address) => {
    const stated = items.find(
      (item) => item.tokenInfo.address.toLowerCase() === address.toLowerCase(),
    )?.tokenInfo
    const told = stated && { address, symbol: stated.symbol, name: stated.name, decimals: 6 }
    return listedToken(chain, address) ?? toldToken(told ?? null)
  }
const build = (items: ReturnType<typeof held>[], onChain: Map<Address, bigint> | null = null) =>
  buildAssets({ chain, stated: buildBalances({ items }), onChain, tokenAt: tokenAtOf(items) })

describe('assets', () => {
  it.each([
    ['the coin', held(zeroAddress, 'ETH', '3000'), 'native', true],
    ['a listed token', held(USDC, 'USDC', '1'), 'listed', true],
    ['a listed token without a price', held(USDC, 'USDC', '0'), 'listed', true],
    ['a token with a price', held(FAKE, 'DAI', '1'), 'priced', true],
    ['a token nobody knows', held(FAKE, 'FREE', '0'), 'unlisted', false],
    ['the symbol of a listed token', held(FAKE, 'USDC', '0'), 'impostor', false],
    ['the same, even with a price', held(FAKE, 'USD\u0421', '1'), 'impostor', false],
    ['the coin’s symbol', held(FAKE, 'ETH', '0'), 'impostor', false],
  ] as const)('%s', (_, item, standing, counted) => {
    const [asset] = build([item])
    expect(asset?.standing).toBe(standing)
    expect(asset && isCounted(asset)).toBe(counted)
  })

  it('R-JDG-3 a listed token that the gateway leaves out is there, with what the chain says', () => {
    const onChain = new Map([
      [USDC, 5n],
      [zeroAddress as Address, 0n],
    ])
    expect(build([], onChain)).toMatchObject([
      { token: { address: USDC }, standing: 'listed', balance: 0n, differs: 5n },
    ])
    expect(build([held(USDC, 'USDC', '1', '5')], onChain)).toHaveLength(1)
  })

  it.each([
    [
      'the operator’s',
      'https://ours.test/usdc.svg',
      'https://gateway.test/a.png',
      '1',
      'https://ours.test/usdc.svg',
    ],
    [
      'the gateway’s, of a listed token',
      undefined,
      'https://gateway.test/a.png',
      '0',
      'https://gateway.test/a.png',
    ],
    ['none that a page could not show', undefined, 'javascript:alert(1)', '1', undefined],
    ['none where there is none', undefined, null, '1', undefined],
  ])('R-CON-7 its picture is %s', (_, image, logoUri, price, expected) => {
    const item = held(USDC, 'USDC', price)
    const [asset] = buildAssets({
      chain: { ...chain, tokens: chain.tokens.map((token) => ({ ...token, image })) },
      stated: buildBalances({ items: [{ ...item, tokenInfo: { ...item.tokenInfo, logoUri } }] }),
      onChain: null,
      tokenAt: tokenAtOf([item]),
    })
    expect(asset?.token.image).toBe(expected)
  })

  it('R-CON-7 a token that nobody vouches for lends itself no picture', () => {
    const item = held(FAKE, 'FREE', '0')
    const logoUri = 'https://gateway.test/usdc.png'
    const [asset] = build([{ ...item, tokenInfo: { ...item.tokenInfo, logoUri } }])
    expect(asset?.token.image).toBeUndefined()
  })

  it('R-TOK-1 a gateway that says USDC has 8 decimals changes no amount: the list says 6', () => {
    const item = held(USDC, 'USDC', '1', '1000000')
    const lie = { ...item, tokenInfo: { ...item.tokenInfo, decimals: 8, symbol: 'SCAM' } }
    expect(build([lie])[0]?.token).toMatchObject({ symbol: 'USDC', decimals: 6 })
  })

  it('R-TOK-1 a million of a token that nobody may tell of is a million of its smallest unit', () => {
    const item = held(FAKE, 'FREE', '0', '1000000')
    const stated = buildBalances({
      items: [{ ...item, tokenInfo: { ...item.tokenInfo, decimals: 12 } }],
    })
    const [asset] = buildAssets({ chain, stated, onChain: null, tokenAt: () => null })
    expect(asset).toMatchObject({ balance: 1_000_000n, token: { decimals: 0, isBase: true } })
    expect(asset?.token.symbol).not.toContain('FREE')
  })

  it('puts what is believed first, by worth', () => {
    const items = [held(FAKE, 'USDC', '9'), held(USDC, 'USDC', '1'), held(zeroAddress, 'ETH', '3')]
    expect(build(items).map(({ standing }) => standing)).toEqual(['native', 'listed', 'impostor'])
  })

  it('says where the chain holds something else than the gateway says', () => {
    const items = [held(USDC, 'USDC', '1', '5'), held(zeroAddress, 'ETH', '1', '7')]
    const onChain = new Map<Address, bigint>([
      [USDC, 4n],
      [zeroAddress, 7n],
    ])
    const differences = build(items, onChain).map(({ token, differs }) => [token.symbol, differs])
    expect(new Map(differences as [string, bigint | null][])).toEqual(
      new Map([
        ['USDC', 4n],
        ['ETH', null],
      ]),
    )
  })

  it('falls back to the chain: no prices, nothing that is not held but the coin', () => {
    const onChain = new Map<Address, bigint>([
      [zeroAddress, 0n],
      [USDC, 0n],
    ])
    expect(buildAssets({ chain, stated: null, onChain, tokenAt: tokenAtOf([]) })).toMatchObject([
      { standing: 'native', balance: 0n, fiat: null },
    ])
  })
})
