// @vitest-environment jsdom
import {
  createConfig,
  createStorage,
  injected,
  connect as wagmiConnect,
  disconnect as wagmiDisconnect,
  reconnect as wagmiReconnect,
  switchChain as wagmiSwitchChain,
} from '@wagmi/core'
import { custom } from 'viem'
import { expect, it } from 'vitest'
import { createCountersign } from '../createCountersign.ts'
import { chainOne, chainTwo } from '../testing/harness.ts'
import { type ScriptedWallet, scriptedWallet } from '../testing/scriptedWallet.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import type { Countersign } from '../types.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { recentConnectorId } from './recentConnection.ts'

const silent = custom({ request: () => Promise.reject(new Error('No node in this test.')) })

const tell = (page: Window) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'countersign.recentConnectorId' }))

const accountOf = ({ config }: Countersign) => {
  const { connections, current, status } = config.state
  return status === 'connected' && current ? connections.get(current)?.accounts[0] : undefined
}

/** An app that had wagmi before it had us. */
async function own(wallet: ScriptedWallet, items = memoryStorage(), storage = memoryStorage()) {
  const target = { id: 'test.own', name: 'Own Wallet', provider: wallet.provider as never }
  const config = createConfig({
    chains: [chainOne, chainTwo],
    transports: { 1: silent, 2: silent },
    connectors: [injected({ target })],
    // The window is shared with other tests, and with their wallets.
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: items }),
  })
  const page = testPage()
  const countersign = createCountersign({ config, storage, window: page })
  await expect.poll(() => countersign.wallets.get()).not.toEqual([])
  return { config, countersign, items, storage, page }
}

it("an app's own config is the one that is used, and its connectors are offered", async () => {
  const wallet = scriptedWallet({ knownChains: [1, 2] })
  const { config, countersign } = await own(wallet)
  expect(countersign.config).toBe(config)
  expect(countersign.wallets.get().map(({ id, name }) => [id, name])).toEqual([
    ['test.own', 'Own Wallet'],
  ])
  const { chain } = await connect(countersign, { walletId: 'test.own', chainId: 2 })
  expect(chain).toEqual({ id: 2, unsupported: false })
  expect([...config.state.connections.values()][0]?.connector).toBe(config.connectors[0])
  await wagmiSwitchChain(config, { chainId: 1 })
  expect([...config.state.connections.values()][0]?.chainId).toBe(1)
  wallet.emit('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
  expect(accountOf(countersign)).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await disconnect(countersign)
  expect(config.state.status).toBe('disconnected')
})

it("an app's own config: both tabs follow wagmi's connect and disconnect", async () => {
  const wallet = scriptedWallet()
  const { config, countersign, items, storage } = await own(wallet)
  const other = await own(wallet, items, storage)
  const [connector] = config.connectors
  if (!connector) throw new Error('No connector')
  await wagmiConnect(config, { connector })
  expect(recentConnectorId(storage)).toBe('test.own')
  tell(other.page)
  await expect.poll(() => accountOf(other.countersign)).toBe(accountOf(countersign))
  await wagmiDisconnect(other.config)
  tell(countersign.window as Window)
  await expect.poll(() => config.state.status).toBe('disconnected')
})

it("an app's own config: wagmi restores what we connected through its connectors", async () => {
  const wallet = scriptedWallet()
  const { countersign, items, storage } = await own(wallet)
  await connect(countersign, { walletId: 'test.own' })
  const again = await own(wallet, items, storage)
  await wagmiReconnect(again.config)
  expect(accountOf(again.countersign)).toBe(accountOf(countersign))
  expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
})

it("an app's own config: what wagmi knows nothing of is restored after it has looked", async () => {
  const announced = scriptedWallet()
  const { countersign, items, storage, page } = await own(scriptedWallet())
  announced.announce(page)
  await connect(countersign, { walletId: 'test.scripted' })
  expect(recentConnectorId(storage)).toBe('injected:test.scripted')
  const again = await own(scriptedWallet(), items, storage)
  announced.announce(again.page)
  await wagmiReconnect(again.config)
  await expect.poll(() => accountOf(again.countersign)).toBe(accountOf(countersign))
  await wagmiDisconnect(again.config)
  expect(recentConnectorId(storage)).toBeUndefined()
})
