import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { Call, Fees } from './asks.ts'
import { chainIdToHex, type WalletChain } from './chain.ts'
import { invalidParams, RpcError } from './errors.ts'
import type { Node } from './node.ts'
import { count, hash, quantity } from './schema.ts'
import type { Wallet } from './wallet.ts'

/** What a page may fix itself; the rest is filled in from the node. */
export type Wishes = {
  gas?: Hex | undefined
  gasPrice?: Hex | undefined
  maxFeePerGas?: Hex | undefined
  maxPriorityFeePerGas?: Hex | undefined
  nonce?: Hex | undefined
}

export type Prepared = { call: Call; gas: Hex; fees: Fees; failure?: string | undefined }

export type Sender = {
  chain: WalletChain
  from: Address
  account: number
  /** Absent: the next one. */
  nonce?: Hex | undefined
}

/** Enough for most calls that cannot be estimated because they would fail right now. */
const FALLBACK_GAS: Hex = '0xf4240'
const ONE_GWEI: Hex = '0x3b9aca00'

const blockSchema = v.object({ baseFeePerGas: v.nullish(quantity) })

/** Fills in gas and fees, and learns whether the node expects the transaction to fail. */
export async function prepareTransaction(
  { node }: Pick<Wallet, 'node'>,
  chain: WalletChain,
  from: Address,
  call: Call,
  wishes: Wishes,
): Promise<Prepared> {
  const [fees, estimate] = await Promise.all([
    chooseFees(node, chain, wishes),
    estimateGas(node, chain, from, call),
  ])
  return { call, fees, gas: wishes.gas ?? estimate.gas, failure: estimate.failure }
}

/** Signs and sends, taking the next nonce at the last moment. Calls must take turns. */
export async function sendPrepared(
  { node, signer }: Pick<Wallet, 'node' | 'signer'>,
  { chain, from, account, nonce }: Sender,
  { call, gas, fees }: Prepared,
): Promise<Hex> {
  const next =
    nonce ?? (await node.read(chain, 'eth_getTransactionCount', [from, 'pending'], count))
  const { to, value, data } = call
  const signed = await (await signer()).signTransaction(account, {
    to,
    value,
    data,
    gas,
    fees,
    chainId: chain.id,
    nonce: Number(next),
  })
  return node.read(chain, 'eth_sendRawTransaction', [signed], hash)
}

async function estimateGas(node: Node, chain: WalletChain, from: Address, call: Call) {
  const transaction = { from, value: call.value, data: call.data, ...(call.to && { to: call.to }) }
  try {
    const estimate = BigInt(await node.read(chain, 'eth_estimateGas', [transaction], quantity))
    // A plain transfer costs what it costs; anything else may find the chain changed by then.
    return { gas: toHex(estimate === 21_000n ? estimate : (estimate * 6n) / 5n) }
  } catch (error) {
    if (!(error instanceof RpcError) || error.code === 4901) throw error
    return { gas: FALLBACK_GAS, failure: error.message }
  }
}

async function chooseFees(node: Node, chain: WalletChain, wishes: Wishes): Promise<Fees> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = wishes
  if (gasPrice) {
    if (maxFeePerGas || maxPriorityFeePerGas) throw invalidParams('gasPrice excludes maxFeePerGas')
    return { type: 'legacy', gasPrice }
  }
  const { baseFeePerGas } = await node.read(
    chain,
    'eth_getBlockByNumber',
    ['latest', false],
    blockSchema,
  )
  if (!baseFeePerGas) {
    return { type: 'legacy', gasPrice: await node.read(chain, 'eth_gasPrice', [], quantity) }
  }
  const tip = BigInt(maxPriorityFeePerGas ?? (await suggestedTip(node, chain)))
  // Twice the base fee outlasts six full blocks in a row.
  const max = maxFeePerGas ? BigInt(maxFeePerGas) : BigInt(baseFeePerGas) * 2n + tip
  if (tip <= max) return dynamicFees(max, tip)
  if (maxPriorityFeePerGas) throw invalidParams('maxPriorityFeePerGas is above maxFeePerGas')
  // The node's suggestion gives way to the page's ceiling.
  return dynamicFees(max, max)
}

const dynamicFees = (max: bigint, tip: bigint): Fees => ({
  type: 'eip1559',
  maxFeePerGas: toHex(max),
  maxPriorityFeePerGas: toHex(tip),
})

const suggestedTip = (node: Node, chain: WalletChain) =>
  node.read(chain, 'eth_maxPriorityFeePerGas', [], quantity).catch(() => ONE_GWEI)

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`

/** A transaction that names a chain must name the one it goes to. */
export function requireSameChain(given: number | undefined | null, chain: WalletChain) {
  if (given === undefined || given === null || given === chain.id) return
  throw invalidParams(
    `the transaction is for chain ${chainIdToHex(given)}, the wallet is on ${chainIdToHex(chain.id)}`,
  )
}
