import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  startWorld,
  type World,
  type WorldChain,
  worldAccounts,
  worldContracts,
} from '@countersign/demo/world'
import {
  createGateway,
  estimateTransaction,
  getBalances,
  getMasterCopies,
  getOwnedSafes,
  getSafe,
} from '@countersign/gateway'
import { createLogger, parseConfig, type RunningServer, startServer } from '@countersign/server'
import { type Client, createClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PlannedSafe, planSafe } from '../support/safe.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
let world: World
let one: WorldChain
let safe: PlannedSafe
let server: RunningServer
let node: Awaited<ReturnType<typeof countCalls>>

/** A node in front of the chain's own that counts what it is asked. */
async function countCalls(chain: WorldChain) {
  const methods: string[] = []
  const counting = createServer(async (incoming, response) => {
    const { id, method, params } = JSON.parse(await text(incoming))
    methods.push(method)
    const answer = await chain.request(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: { code: 3, message: String(error) } }),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = counting.address() as AddressInfo
  const close = () => {
    counting.closeAllConnections()
    counting.close()
  }
  return { url: `http://127.0.0.1:${port}`, methods, close }
}

beforeAll(async () => {
  world = await startWorld()
  one = world.chains[0]
  const client: Client = createClient({ transport: http(one.url), pollingInterval: 50 })
  safe = await planSafe(client, [ada], 77n)
  for (const call of [
    { to: safe.factory, data: safe.factoryData },
    { to: safe.address, value: 10n ** 18n },
  ]) {
    const hash = await sendTransaction(client, { account: ada, chain: null, ...call })
    await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  }
  node = await countCalls(one)
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  writeFileSync(join(directory, 'index.html'), '')
  const config = parseConfig(
    { DATA_DIR: directory, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
    {
      chains: [{ ...one.description, rpc: [node.url] }],
      prices: {
        label: 'Test prices',
        currency: 'USD',
        rates: { EUR: '0.5' },
        prices: { [one.id]: { native: '3000' } },
      },
    },
  )
  const site = { root: directory }
  server = await startServer({ config: { ...config, port: 0 }, site, logger: createLogger(config) })
})
afterAll(async () => {
  await server?.close()
  node?.close()
  await world?.stop()
})

const where = () => ({ chainId: String(one.id), safeAddress: safe.address })

it('R-GW-5 a Safe is found by itself, its whole state in one question', async () => {
  const gateway = createGateway({ baseUrl: server.url })
  const owned = () =>
    gateway.call(getOwnedSafes, { chainId: String(one.id), ownerAddress: ada.address })
  const isFound = async () => (await owned()).safes.includes(safe.address)
  await vi.waitUntil(isFound, { timeout: 60_000, interval: 100 })
  node.methods.length = 0
  const state = await gateway.call(getSafe, where())
  expect(state).toMatchObject({ nonce: 0, threshold: 1, owners: [{ value: ada.address }] })
  expect(state).toMatchObject({ version: '1.4.1+L2', implementationVersionState: 'UP_TO_DATE' })
  expect(node.methods.filter((method) => method === 'eth_call')).toHaveLength(1)
})

it('R-DATA-5 what it holds is worth something in every currency that has a rate', async () => {
  const gateway = createGateway({ baseUrl: server.url })
  const worth = async (currency: string) =>
    (await gateway.call(getBalances, { ...where(), currency })).fiatTotal
  expect([await worth('usd'), await worth('EUR'), await worth('chf')]).toEqual([
    '3000',
    '1500',
    '0',
  ])
  const settings = await (await fetch(`${server.url}/api/config`)).json()
  expect(settings).toMatchObject({ prices: { label: 'Test prices' } })
})

it('R-GW-5 the Safe itself measures what a call takes, also one that runs other code', async () => {
  const gateway = createGateway({ baseUrl: server.url })
  const { multiSendCallOnly } = worldContracts[31337].safe['1.4.1']
  // An empty batch: only the Safe could run this in its own name.
  const data = `0x8d80ff0a${'0'.repeat(62)}20${'0'.repeat(64)}` as const
  const body = { to: multiSendCallOnly, value: '0', data, operation: 1 as const }
  const estimation = await gateway.call(estimateTransaction, { ...where(), body })
  expect(estimation).toMatchObject({ currentNonce: 0, recommendedNonce: 0 })
  expect(Number(estimation.safeTxGas)).toBeGreaterThan(0)
})

it('R-GW-5 the singletons of a chain are those whose code is right', async () => {
  const gateway = createGateway({ baseUrl: server.url })
  const copies = await gateway.call(getMasterCopies, { chainId: String(one.id) })
  const { '1.3.0': old, '1.4.1': recent } = worldContracts[31337].safe
  expect(copies).toEqual([
    { address: old.singleton, version: '1.3.0' },
    { address: old.singletonL2, version: '1.3.0+L2' },
    { address: recent.singleton, version: '1.4.1' },
    { address: recent.singletonL2, version: '1.4.1+L2' },
  ])
})
