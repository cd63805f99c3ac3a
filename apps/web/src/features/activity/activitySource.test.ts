import type { Gateway } from '@countersign/gateway'
import { describe, expect, it } from 'vitest'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { testChains } from '../../shared/testing/testChains.ts'
import { activitySource } from './activitySource.ts'

const usdc = '0x1111111111111111111111111111111111111111'
const chain: ChainConfig = {
  ...testChains[0],
  tokens: [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
}
const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const account = { chain, address, path: 'x' } as const
// Nothing is asked here.
const gateway = {} as Gateway
const coin = '0x0000000000000000000000000000000000000000'

type Asked = Parameters<typeof activitySource>
const ask = (tab: Asked[2], filters: Asked[3]) =>
  activitySource(gateway, account, tab, filters, 50).key[2]

describe('R-GW-4 what the gateway is asked for the activity page', () => {
  it('asks for everything, imitations too, so that they can be shown for what they are', () => {
    expect(ask('all', {})).toMatchObject({ trusted: false, imitation: true })
    expect(ask('received', {})).toMatchObject({ trusted: false })
  })

  it('lets the gateway do what it can of a filter', () => {
    expect(ask('received', { token: usdc, amount: '1.5', from: '2026-03-01' })).toMatchObject({
      token_address: usdc,
      value: '1500000',
      execution_date__gte: new Date(2026, 2, 1).toISOString(),
    })
    expect(ask('signed', { executed: 'no', until: '2026-03-01' })).toMatchObject({
      executed: false,
      execution_date__lte: new Date(2026, 2, 2, 0, 0, 0, -1).toISOString(),
    })
    expect(ask('signed', { token: coin, amount: '2', party: usdc })).toMatchObject({
      to: usdc,
      value: '2000000000000000000',
    })
  })

  it('asks for no value that would leave out tokens whose units it does not know', () => {
    expect(ask('received', { amount: '1.5' })).not.toHaveProperty('value')
    expect(ask('received', { amount: '1.5', token: address })).not.toHaveProperty('value')
    expect(ask('received', { amount: '1.5000001', token: usdc })).not.toHaveProperty('value')
    expect(ask('signed', { amount: '1.5', party: usdc })).not.toHaveProperty('to')
  })
})
