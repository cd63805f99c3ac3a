import {
  hashSafeTransaction,
  SafeError,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '@countersign/safe'
import type { Address, Client } from 'viem'
import { askTransactionHash } from '../chain/askTransactionHash.ts'
import { ActError } from './actFaults.ts'
import type { ActAccount } from './acts.ts'
import type { Ground } from './ground.ts'

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
  { chainId, address }: ActAccount,
  ground: Ground,
  transaction: SafeTransaction,
): Promise<CheckedTransaction> {
  if (!ground.safe) throw new ActError('notSafe')
  const { version, owners, threshold } = ground.safe
  const safe = { chainId, address, version }
  try {
    const hashes = hashSafeTransaction(safe, transaction)
    const stated = await askTransactionHash(client, address, transaction)
    if (stated.toLowerCase() !== hashes.safeTxHash) throw new ActError('hashDiffers')
    return { safe, owners, threshold, transaction, hashes }
  } catch (error) {
    if (error instanceof SafeError) throw new ActError('hashDiffers', error.message)
    throw error
  }
}
