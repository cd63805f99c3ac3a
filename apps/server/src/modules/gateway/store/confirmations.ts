import { serializeSignature } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { type Db, indexOf, type SafeKey } from './db.ts'

/** That an owner agreed, here or on the chain. */
export type Confirmation = { hash: Hex; owner: Address; signature: Hex; submittedAt: Date }

/** Every confirmation of these transactions; signatures before approvals, each owner once. */
export async function findConfirmations(
  db: Db,
  { chainId, safe }: SafeKey,
  hashes: readonly string[],
): Promise<Confirmation[]> {
  if (hashes.length === 0) return []
  const found = await findSigned(db, { chainId, safe }, hashes)
  const approved = await findApprovals(db, { chainId, safe }, hashes)
  const counted = new Set(found.map(({ hash, owner }) => `${hash} ${owner}`))
  return [...found, ...approved.filter(({ hash, owner }) => !counted.has(`${hash} ${owner}`))]
}

/** The signatures that were sent here. */
export async function findSigned(
  db: Db,
  { chainId, safe }: SafeKey,
  hashes: readonly string[],
): Promise<Confirmation[]> {
  const rows = await db
    .selectFrom('confirmations')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .orderBy('submitted_at')
    .execute()
  return rows.map((row) => ({
    hash: row.safe_tx_hash as Hex, // stored as hexadecimal, addresses checksummed
    owner: row.owner as Address,
    signature: row.signature as Hex,
    submittedAt: row.submitted_at,
  }))
}

async function findApprovals(
  db: Db,
  { chainId, safe }: SafeKey,
  hashes: readonly string[],
): Promise<Confirmation[]> {
  const rows = await db
    .selectFrom('approved_hashes')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('hash', 'in', hashes)
    .orderBy('block_number')
    .execute()
  return rows.map(({ hash, owner, block_time }) => ({
    hash: hash as Hex, // stored as hexadecimal, addresses checksummed
    owner: owner as Address,
    signature: serializeSignature({ kind: 'approvedHash', owner: owner as Address }),
    submittedAt: block_time,
  }))
}
