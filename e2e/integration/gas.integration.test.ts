import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import { createGateway, type Gateway } from '@countersign/gateway'
import {
  encodeExecution,
  encodeMultiSend,
  hashSafeTransaction,
  normalizeWalletSignature,
  type SafeTransaction,
} from '@countersign/safe'
import { tryGas } from '@countersign/web/gas'
import {
  type Address,
  type Client,
  createClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  pad,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deploySafe, planSafe } from '../support/safe.ts'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'

const CHAIN = 31337
const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)
const { usdc, safe: contracts } = worldContracts[CHAIN]
const { multiSendCallOnly } = contracts['1.4.1']

let world: World
let server: ServedWorld
let client: Client
let gateway: Gateway
let safe: Address

beforeAll(async () => {
  world = await startWorld()
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
  server = await serveWorld(world)
  gateway = createGateway({ baseUrl: server.url })
  const planned = await planSafe(client, [ada, ben], 1n, { threshold: 2 })
  await deploySafe(client, ada, planned)
  safe = planned.address
  await send({ to: safe, value: 1_000n, data: '0x' })
  await send({ to: usdc, value: 0n, data: transfer(safe, 10_000n) })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

type Call = { to: Address; value: bigint; data: Hex }

/** From Ada's own account; gives the gas that it took. */
async function send({ to, value, data }: Call): Promise<bigint> {
  const gas = 16_000_000n
  const hash = await sendTransaction(client, { account: ada, chain: null, to, value, data, gas })
  const { status, gasUsed } = await waitForTransactionReceipt(client, { hash })
  expect(status).toBe('success')
  return gasUsed
}

function transfer(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
}

/** Somebody new every time: an account, or a balance, that was not there takes more. */
let people = 0xbee000
const somebody = (): Address => pad(numberToHex(++people), { size: 20 })

const coin = (): Call => ({ to: somebody(), value: 1n, data: '0x' })
const token = (): Call => ({ to: usdc, value: 0n, data: transfer(somebody(), 1n) })

const estimate = (account: Address, threshold: number | null, calls: readonly Call[]) =>
  tryGas({ gateway, client, chainId: CHAIN, account, threshold, batches: [calls] })

let nonce = 0n
async function execute(calls: readonly Call[]): Promise<bigint> {
  const [first] = calls
  if (!first) throw new Error('Nothing to execute')
  const batch = encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 })))
  const called =
    calls.length === 1
      ? { ...first, operation: 0 as const }
      : { to: multiSendCallOnly, value: 0n, data: batch, operation: 1 as const }
  const paid = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  const transaction: SafeTransaction = { ...called, ...paid, safeTxGas: 0n, nonce: nonce++ }
  const { safeTxHash } = hashSafeTransaction(
    { chainId: CHAIN, address: safe, version: '1.4.1' },
    transaction,
  )
  const signed = await Promise.all(
    [ada, ben].map(async (owner) => ({
      signer: owner.address,
      signature: normalizeWalletSignature(await owner.sign({ hash: safeTxHash })),
    })),
  )
  return send({ to: safe, value: 0n, data: encodeExecution(transaction, signed) })
}

it.each([
  ['one payment of coin', () => [coin()]],
  ['one payment of a token', () => [token()]],
  ['two of each in a batch', () => [coin(), token(), coin(), token()]],
  ['two hundred in a batch', () => Array.from({ length: 200 }, token)],
])('R-TX-4 what a Safe’s execution takes is known before: %s', async (_, build) => {
  const calls = build()
  const expected = Number(await estimate(safe, 2, calls))
  const taken = Number(await execute(calls))
  expect(expected / taken).toBeGreaterThan(0.95)
  expect(expected / taken).toBeLessThan(1.4)
})

it('R-TX-4 what a wallet’s calls take is known before', async () => {
  const calls = [coin(), token()]
  const expected = Number(await estimate(ada.address, null, calls))
  const taken = Number(await send(calls[0] as Call)) + Number(await send(calls[1] as Call)) // two of them
  expect(expected / taken).toBeGreaterThan(0.95)
  expect(expected / taken).toBeLessThan(1.4)
})

it('what would fail as things are has no estimate, nor has more than may be asked', async () => {
  const tooMuch = { to: usdc, value: 0n, data: transfer(ben.address, 10n ** 15n) }
  expect(await estimate(safe, 2, [tooMuch])).toBe(null)
  expect(await estimate(safe, 2, [coin(), tooMuch])).toBe(null)
  expect(await estimate(ada.address, null, Array.from({ length: 11 }, coin))).toBe(null)
})
