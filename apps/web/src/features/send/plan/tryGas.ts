import { estimateTransaction, type Gateway } from '@countersign/gateway'
import type { Address, Client } from 'viem'
import type { ActCall } from '../../../shared/acts/acts.ts'
import { buildSafeTransaction } from '../../../shared/acts/safe/buildSafeTransaction.ts'
import { askGas } from './askGas.ts'
import { aroundBatch, BYTE_GAS } from './gas.ts'

export type Trial = {
  gateway: Gateway
  client: Client
  chainId: number
  account: Address
  /** How many signatures a Safe wants; null for a plain wallet. */
  threshold: number | null
  batches: readonly (readonly ActCall[])[]
}

/** So many questions at most are asked for one estimate. */
const MOST = 10

/**
 * What all of it takes in gas, as it was tried: the node runs a wallet's calls, and the Safe itself, asked
 * by the gateway, what is inside of its batches. Null for what would fail as things are, and for so much
 * that nobody should be asked all of it.
 */
export async function tryGas({ batches, ...trial }: Trial): Promise<bigint | null> {
  const { threshold } = trial
  const all =
    threshold === null
      ? batches.flat().map((call) => () => askGas(trial.client, trial.account, call))
      : batches.map((batch) => () => tryBatch(trial, threshold, batch))
  if (all.length > MOST) return null
  let sum = 0n
  for (const tried of await Promise.all(all.map((ask) => ask()))) {
    if (tried === null) return null
    sum += tried
  }
  return sum
}

type Asked = Omit<Trial, 'batches'>

async function tryBatch(
  { gateway, client, chainId, account }: Asked,
  threshold: number,
  [first, ...others]: readonly ActCall[],
): Promise<bigint | null> {
  if (!first) return 0n
  const { to, value, data, operation } = await buildSafeTransaction(client, [first, ...others], 0)
  const { safeTxGas } = await gateway.call(estimateTransaction, {
    chainId: String(chainId),
    safeAddress: account,
    body: { to, value: String(value), data, operation },
  })
  const bytes = BigInt((data.length - 2) / 2)
  return safeTxGas === '0' ? null : BigInt(safeTxGas) + bytes * BYTE_GAS + aroundBatch(threshold)
}
