import { createCountersign } from '@countersign/core'
import { memoryStorage } from '@countersign/core/testing'
import { popularWallets } from '@countersign/core/wallets/popular'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, it, vi } from 'vitest'
import { tellNotSetUp } from './tellNotSetUp.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })
const app = (projectId?: string, wallets = popularWallets) =>
  createCountersign({
    chains: [mainnet],
    transports: { 1: node },
    wallets: [{ name: 'Popular', wallets }],
    walletConnect: projectId ? { projectId } : null,
    storage: memoryStorage(),
    window: undefined,
  })

it('R-WAL-6 the developer reads once which wallets cannot be reached, and what to do', () => {
  const countersign = app()
  tellNotSetUp(countersign)
  tellNotSetUp(countersign)
  expect(warn).toHaveBeenCalledTimes(1)
  const [text] = warn.mock.calls[0] ?? []
  expect(text).toContain('Rainbow, Coinbase Wallet, MetaMask, WalletConnect')
  expect(text).toContain('walletConnect: { projectId }')
})

it('R-WAL-6 nothing is said where nothing is missing', () => {
  tellNotSetUp(app('p'))
  tellNotSetUp(app(undefined, []))
  expect(warn).not.toHaveBeenCalled()
})
