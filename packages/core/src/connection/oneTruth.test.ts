import {
  getConnectors,
  connect as wagmiConnect,
  disconnect as wagmiDisconnect,
  switchChain as wagmiSwitchChain,
} from '@wagmi/core'
import { expect, it } from 'vitest'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import type { Countersign } from '../types.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { recentConnectorId } from './recentConnection.ts'
import { switchChain } from './switchChain.ts'

const ID = 'injected:test.scripted'

const tell = (page: Window) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'countersign.recentConnectorId' }))

const byId = ({ config }: Countersign, id: string) => {
  const connector = getConnectors(config).find((each) => each.id === id)
  if (!connector) throw new Error(`No connector ${id}`)
  return connector
}

const listed = ({ config }: Countersign) =>
  expect.poll(() => getConnectors(config).length).toBeGreaterThan(0)

const accountOf = ({ config }: Countersign) => {
  const { connections, current, status } = config.state
  return status === 'connected' && current ? connections.get(current)?.accounts[0] : undefined
}

it("wagmi's list of connectors is there before the first connection, and follows late wallets", async () => {
  const { countersign, page } = harness(undefined, { walletConnect: { projectId: 'x' } })
  const ids = () => getConnectors(countersign.config).map(({ id }) => id)
  await expect.poll(ids).toEqual([ID])
  scriptedWallet({ rdns: 'test.late', name: 'Late' }).announce(page)
  expect(ids()).toEqual([ID, 'injected:test.late'])
  expect(byId(countersign, 'injected:test.late').name).toBe('Late')
})

it('a phone is among the connectors where the app has set it up', async () => {
  const { walletConnect } = await import('../wallets/walletConnect.ts')
  const wallets = [{ name: 'Popular', wallets: [walletConnect] }]
  const without = harness(undefined, { wallets })
  await listed(without.countersign)
  expect(getConnectors(without.countersign.config).map(({ id }) => id)).toEqual([ID])
  const { countersign } = harness(undefined, { wallets, walletConnect: { projectId: 'x' } })
  await listed(countersign)
  expect(getConnectors(countersign.config).map(({ id }) => id)).toEqual([ID, 'walletConnect'])
})

it("what wagmi's connect connects is remembered, here and in the other tab", async () => {
  const { countersign, storage, wallet } = harness()
  const other = harness(wallet, { storage })
  await listed(countersign)
  await wagmiConnect(countersign.config, { connector: byId(countersign, ID) })
  expect(recentConnectorId(storage)).toBe(ID)
  tell(other.page)
  await expect.poll(() => accountOf(other.countersign)).toBe(accountOf(countersign))
  const reloaded = harness(wallet, { storage })
  await expect.poll(() => accountOf(reloaded.countersign)).toBe(accountOf(countersign))
})

it("what wagmi's disconnect ends is over, here, in the other tab and after a reload", async () => {
  const { countersign, storage, wallet, walletId } = harness()
  await connect(countersign, { walletId })
  // A wallet that does not forget: only our own memory keeps it from coming back.
  wallet.script.wallet_revokePermissions = () => null
  const other = harness(wallet, { storage })
  await expect.poll(() => accountOf(other.countersign)).toBeDefined()
  await wagmiDisconnect(countersign.config)
  expect(countersign.config.state.status).toBe('disconnected')
  expect(recentConnectorId(storage)).toBeUndefined()
  tell(other.page)
  await expect.poll(() => other.countersign.config.state.status).toBe('disconnected')
  expect(harness(wallet, { storage }).countersign.config.state.status).toBe('disconnected')
})

it("ours and wagmi's take turns on one connection", async () => {
  const wallet = scriptedWallet({ knownChains: [1, 2] })
  const { countersign, walletId } = harness(wallet)
  await listed(countersign)
  await wagmiConnect(countersign.config, { connector: byId(countersign, ID) })
  await switchChain(countersign, { chainId: 2 })
  expect(countersign.config.state.chainId).toBe(2)
  await wagmiSwitchChain(countersign.config, { chainId: 1 })
  expect([...countersign.config.state.connections.values()][0]?.chainId).toBe(1)
  await disconnect(countersign)
  expect(accountOf(countersign)).toBeUndefined()
  await connect(countersign, { walletId })
  await wagmiDisconnect(countersign.config)
  expect(wallet.listenerCount()).toBe(0)
})

it('a wallet that is only locked is still remembered', async () => {
  const { countersign, storage, wallet, walletId } = harness()
  await connect(countersign, { walletId })
  wallet.emit('accountsChanged', [])
  await expect.poll(() => countersign.config.state.status).toBe('disconnected')
  expect(recentConnectorId(storage)).toBe(ID)
})
