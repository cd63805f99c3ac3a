import type { Balances } from '@countersign/gateway'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { compareBalances } from './compareBalances.ts'

const TOKEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const item = (address: Address, symbol: string, balance: string): Balances['items'][number] => ({
  tokenInfo: { type: 'ERC20', address, decimals: 6, symbol, name: symbol, logoUri: null },
  balance,
  fiatBalance: '0',
  fiatConversion: '0',
  fiatBalance24hChange: null,
})
const of = (...items: Balances['items']): Balances => ({ fiatTotal: '0', items })

describe('compareBalances', () => {
  it('R-TOK-1 puts what differs first, and takes nobody’s word for how a token counts', () => {
    const told = of(item(zeroAddress, 'ETH', '5'), item(TOKEN, 'FREE MONEY', '9'))
    const found = of(item(zeroAddress, 'ETH', '5'), item(TOKEN, 'USDC', '7'))
    expect(compareBalances(told, found)).toMatchObject([
      { address: TOKEN, told: 9n, found: 7n },
      { address: zeroAddress, told: 5n, found: 5n },
    ])
  })

  it('tells a token that one of the two does not list from one that is not held', () => {
    const told = of(item(zeroAddress, 'ETH', '0'))
    expect(compareBalances(told, of(item(TOKEN, 'USDC', '1')))).toMatchObject([
      { address: TOKEN, told: null, found: 1n },
      { address: zeroAddress, told: 0n, found: null },
    ])
  })

  it('knows one address in any letter case', () => {
    const lower = TOKEN.toLowerCase() as Address
    const rows = compareBalances(of(item(lower, 'USDC', '1')), of(item(TOKEN, 'USDC', '1')))
    expect(rows).toHaveLength(1)
  })

  it('lists what the host says while the gateway is silent', () => {
    const rows = compareBalances(of(item(TOKEN, 'USDC', '1')), undefined)
    expect(rows).toMatchObject([{ told: 1n, found: null }])
  })
})
