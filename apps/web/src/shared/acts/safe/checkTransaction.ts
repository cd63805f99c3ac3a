import { type Account, type AccountSnapshot, OutboxError } from '@countersign/outbox'
import {
  hashSafeTransaction,
  SafeError,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '@countersign/safe'
import type { Address, Client } from 'viem'
import { askTransactionHash } from '../../chain/askTransactionHash.ts'

export type CheckedTransaction = {
  safe: { chainId: number; address: Address; version: string }
  owners: readonly Address[]
  threshold: number
  transaction: SafeTransaction
  hashes: SafeTransactionHashes
}

/** A transaction whose hash our own arithmetic and the Safe's contract agree about. */
export async function checkTransaction(
  client: Client,
  { chainId, address }: Account,
  ground: AccountSnapshot,
  transaction: SafeTransaction,
): Promise<CheckedTransaction> {
  if (!ground.safe) throw new OutboxError('notSafe')
  const { version, owners, threshold } = ground.safe
  const safe = { chainId, address, version }
  try {
    const hashes = hashSafeTransaction(safe, transaction)
    const stated = await askTransactionHash(client, address, transaction)
    if (stated.toLowerCase() !== hashes.safeTxHash) throw new OutboxError('hashDiffers')
    return { safe, owners, threshold, transaction, hashes }
  } catch (error) {
    if (error instanceof SafeError) throw new OutboxError('hashDiffers', error.message)
    throw error
  }
}
