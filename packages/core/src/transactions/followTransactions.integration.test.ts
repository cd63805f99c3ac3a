import type { TransactionClient } from '@countersign/outbox'
import { MNEMONIC, startEngine } from '@countersign/testbed'
import {
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  type Hash,
  parseEther,
  parseGwei,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/testPage.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import { followTransactions } from './followTransactions.ts'

const me = mnemonicToAccount(MNEMONIC)
const shop: Address = '0x00000000000000000000000000000000000000bb'
/** Code that reverts whatever it is called with: PUSH0 PUSH0 REVERT. */
const refusing: Address = '0x00000000000000000000000000000000000000cc'
const revert = '0x5f5ffd'

const chain: Chain = defineChain({
  id: 31_337,
  name: 'Real',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

let request: (method: string, ...params: unknown[]) => Promise<unknown>
let close: () => Promise<void>
let snapshot: unknown
const outage = { now: false }

beforeAll(async () => {
  const engine = await startEngine({
    chainId: chain.id,
    hardfork: 'osaka',
    accounts: [],
    mining: { auto: false },
    throwOnTransactionFailures: false,
  })
  request = (method, ...params) => engine.request(method, params)
  close = () => engine.close()
  await request('hardhat_setBalance', me.address, `0x${parseEther('100').toString(16)}`)
  await request('hardhat_setCode', refusing, revert)
  await mine(150)
})
afterAll(() => close())

/** One by one: blocks that `hardhat_mine` makes in bulk tell the state of a block before them. */
async function mine(blocks = 1): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await request('evm_mine')
}

const transport = custom({
  request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
    outage.now ? Promise.reject(new Error('503')) : request(method, ...(params ?? [])),
})
const client = createPublicClient({ chain, transport })
const wallet = createWalletClient({ account: me, chain, transport })

type Sending = { to?: Address; value?: bigint; nonce: number; tip?: bigint; data?: `0x${string}` }

const send = ({ to = shop, value = 1n, nonce, tip = 1n, data }: Sending): Promise<Hash> =>
  wallet.sendTransaction({
    to,
    value,
    nonce,
    gas: 100_000n,
    maxFeePerGas: parseGwei('50') * tip,
    maxPriorityFeePerGas: parseGwei('1') * tip,
    ...(data && { data }),
  })

let storage = memoryStorage()
const stops: (() => void)[] = []
beforeEach(async () => {
  storage = memoryStorage()
  outage.now = false
  snapshot = await request('evm_snapshot')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  await request('evm_revert', snapshot)
})

/** What a page does when it loads, only faster. */
function load() {
  const store = createTransactionStore({ storage, window: undefined })
  // A client of viem is a client here, without a cast.
  const getClient = (): TransactionClient => client
  const stop = followTransactions({ store, getClient, window: undefined, interval: 5 })
  stops.push(stop)
  const list = () => store.list(me.address, chain.id)
  return {
    list,
    stop,
    add: (hash: Hash, confirmations?: number) =>
      store.add({
        address: me.address,
        chainId: chain.id,
        hash,
        description: 'Buy',
        ...(confirmations && { confirmations }),
      }),
    until: (...expected: object[]) =>
      vi.waitFor(() => expect(list()).toMatchObject(expected), { timeout: 20_000, interval: 5 }),
  }
}
const learned = (nonce: number) => ({
  status: 'pending',
  sender: { from: me.address.toLowerCase(), nonce },
})

describe('R-TX-4 on a real chain', () => {
  it('a mined transaction is confirmed', async () => {
    const page = load()
    page.add(await send({ nonce: 0 }))
    await page.until(learned(0))
    await mine()
    await page.until({ status: 'confirmed' })
    expect(page.list()[0]).not.toHaveProperty('replacedBy')
  })

  it('confirmations are waited for', async () => {
    const page = load()
    page.add(await send({ nonce: 0 }), 3)
    await page.until(learned(0))
    await mine(2)
    const asked = vi.spyOn(client, 'getTransactionReceipt')
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(5), { timeout: 20_000 })
    expect(page.list()).toMatchObject([{ status: 'pending' }])
    await mine()
    await page.until({ status: 'confirmed' })
  })

  it('a reverted one is failed', async () => {
    const page = load()
    page.add(await send({ to: refusing, value: 0n, nonce: 0 }))
    await page.until(learned(0))
    await mine()
    await page.until({ status: 'failed', reason: 'reverted' })
  })

  it('a sped-up one is confirmed, by the hash of its replacement', async () => {
    const page = load()
    const data = '0x12345678'
    page.add(await send({ nonce: 0, data }))
    await page.until(learned(0))
    const replacedBy = await send({ nonce: 0, data, tip: 2n })
    await mine()
    await page.until({ status: 'confirmed', replacedBy })
  })

  it('a cancelled one is failed', async () => {
    const page = load()
    page.add(await send({ nonce: 0 }))
    await page.until(learned(0))
    const replacedBy = await send({ to: me.address, value: 0n, nonce: 0, tip: 2n })
    await mine()
    await page.until({ status: 'failed', reason: 'cancelled', replacedBy })
  })

  it('one replaced by something else is failed', async () => {
    const page = load()
    page.add(await send({ nonce: 0 }))
    await page.until(learned(0))
    const replacedBy = await send({ value: 2n, nonce: 0, tip: 2n })
    await mine()
    await page.until({ status: 'failed', reason: 'replaced', replacedBy })
  })

  it('a sped-up one that reverts is failed', async () => {
    const page = load()
    page.add(await send({ to: refusing, value: 0n, nonce: 0 }))
    await page.until(learned(0))
    const replacedBy = await send({ to: refusing, value: 0n, nonce: 0, tip: 2n })
    await mine()
    await page.until({ status: 'failed', reason: 'reverted', replacedBy })
  })

  it('what was replaced while the page was closed is recognised, many blocks later', async () => {
    const before = load()
    before.add(await send({ nonce: 0 }))
    before.add(await send({ nonce: 1 }))
    await before.until(learned(1), learned(0))
    before.stop()

    const replacedBy = await send({ nonce: 0, tip: 2n })
    const cancelledBy = await send({ to: me.address, value: 0n, nonce: 1, tip: 2n })
    await mine(137)
    await load().until(
      { status: 'failed', reason: 'cancelled', replacedBy: cancelledBy },
      { status: 'confirmed', replacedBy },
    )
  })

  it('an outage leaves it pending, and it is confirmed when the node is back', async () => {
    const page = load()
    page.add(await send({ nonce: 0 }))
    await page.until(learned(0))
    outage.now = true
    await mine()
    const asked = vi.spyOn(client, 'getTransactionReceipt')
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 })
    expect(page.list()).toMatchObject([{ status: 'pending' }])
    outage.now = false
    await page.until({ status: 'confirmed' })
  })
})
