import type { TransactionDetails } from '@countersign/gateway'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import type { ActCall } from '../../shared/acts/acts.ts'
import { buildSafeTransaction } from '../../shared/acts/safe/buildSafeTransaction.ts'
import { unproposed } from './unproposed.ts'

export type Proposed = {
  transaction: SafeTransaction
  safeTxHash: Hex
  details: TransactionDetails
}

type Place = { chainId: number; address: Address; version: string; threshold: number }

/** The one transaction of a Safe that some calls come to, in its place in the queue. */
export async function buildProposed(
  client: Client,
  safe: Place,
  calls: readonly [ActCall, ...ActCall[]],
  nonce: number,
): Promise<Proposed> {
  const transaction = await buildSafeTransaction(client, calls, nonce)
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const { address, threshold } = safe
  const details = unproposed({ safe: address, threshold, transaction, safeTxHash })
  return { transaction, safeTxHash, details }
}
