import { createCountersign } from '@countersign/core'
import { memoryStorage, scriptedWallet, testPage } from '@countersign/core/testing'
import { popularWallets } from '@countersign/core/wallets/popular'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { wayTo } from './wayTo.ts'

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })
const PHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)' }

type Place = { projectId?: string; properties?: Record<string, unknown> }

/** What choosing each of them leads to, in the order of the list. */
function waysOf({ projectId, properties }: Place) {
  const countersign = createCountersign({
    chains: [mainnet],
    transports: { 1: node },
    wallets: [{ name: 'Popular', wallets: popularWallets }],
    walletConnect: projectId ? { projectId } : null,
    storage: memoryStorage(),
    window: testPage(properties),
  })
  const entries = countersign.wallets.get().map((wallet) => [wallet.id, wayTo(countersign, wallet)])
  return Object.fromEntries(entries)
}

describe('what choosing a wallet leads to', () => {
  it('with a project id: a connection, or how to get there', () => {
    expect(waysOf({ projectId: 'p' })).toEqual({
      injected: 'install',
      safe: 'safe',
      rainbow: 'connect',
      coinbase: 'connect',
      metaMask: 'connect',
      walletConnect: 'connect',
    })
  })

  it.each([
    ['a computer', {}],
    ['a phone', { navigator: PHONE }],
  ])('R-WAL-6 without one on %s: no code that could not be drawn', (_, properties) => {
    expect(waysOf({ properties })).toEqual({
      injected: 'install',
      safe: 'safe',
      rainbow: 'install',
      coinbase: 'connect',
      metaMask: 'install',
      walletConnect: 'notSetUp',
    })
  })

  it('connects whatever is in the browser', () => {
    const ethereum = Object.assign(scriptedWallet().provider, { isMetaMask: true })
    expect(waysOf({ properties: { ethereum } })).toMatchObject({ metaMask: 'connect' })
  })

  it('R-WAL-2 asks the page around this one whether it is a Safe', () => {
    expect(waysOf({ properties: { parent: testPage() } })).toMatchObject({ safe: 'connect' })
  })
})
