import type { Address, Hex } from 'viem'
import type { Db, SafeKey } from './db.ts'
import { removeProposal } from './proposals.ts'

/** Of one Safe, with nonces that can still be executed: far more than anybody queues. */
const MOST_KEPT = 10_000

export type TakenBack = {
  safeTxHash: Hex
  nonce: number
  by: Address
  at: Date
  /** The Safe's own: below it nothing can be proposed any more, taken back or not. */
  fromNonce: number
}

/** Forgets a proposal and who has signed it, and remembers that it was taken back. @returns whether there was room */
export async function takeBack(db: Db, key: SafeKey, taken: TakenBack): Promise<boolean> {
  const { chainId, safe } = key
  const { safeTxHash, nonce, by, at, fromNonce } = taken
  await db
    .deleteFrom('taken_back')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('nonce', '<', fromNonce)
    .execute()
  const { count } = await db
    .selectFrom('taken_back')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_KEPT) return false
  await db
    .insertInto('taken_back')
    .values({
      chain_id: chainId,
      safe,
      safe_tx_hash: safeTxHash,
      nonce,
      taken_by: by,
      taken_at: at,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'safe', 'safe_tx_hash']).doNothing())
    .execute()
  await removeProposal(db, key, safeTxHash)
  return true
}

export async function isTakenBack(
  db: Db,
  { chainId, safe }: SafeKey,
  safeTxHash: Hex,
): Promise<boolean> {
  const found = await db
    .selectFrom('taken_back')
    .select('nonce')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', '=', safeTxHash)
    .executeTakeFirst()
  return found !== undefined
}

/** An owner wants it again. */
export async function forgetTakenBack(
  db: Db,
  { chainId, safe }: SafeKey,
  safeTxHash: Hex,
): Promise<void> {
  await db
    .deleteFrom('taken_back')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', '=', safeTxHash)
    .execute()
}
