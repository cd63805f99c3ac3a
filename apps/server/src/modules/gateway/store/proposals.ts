import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { BroughtSignatures } from './broughtSignatures.ts'
import type { Db, SafeKey } from './db.ts'
import type { GasTerms, SafeCall } from './record.ts'

export type NewProposal = {
  safeTxHash: Hex
  nonce: number
  call: SafeCall
  gas: GasTerms
  /** The owner who proposed it; `null`: nobody signed. */
  proposer: Address | null
  /** Who proposed it in the owner's name, with their signature. */
  delegate: { address: Address; signature: Hex } | null
  origin: string | null
  at: Date
}

/** What is known of a proposal that is there already. */
export async function findProposal(
  db: Db,
  { chainId, safe }: SafeKey,
  safeTxHash: string,
): Promise<{ trusted: boolean } | undefined> {
  return db
    .selectFrom('proposals')
    .select('trusted')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', '=', safeTxHash)
    .executeTakeFirst()
}

/** How many proposals a Safe has that can still be executed. */
export async function countProposals(
  db: Db,
  { chainId, safe }: SafeKey,
  { fromNonce, trusted }: { fromNonce: number; trusted: boolean },
): Promise<number> {
  const row = await db
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('nonce', '>=', fromNonce)
    .where('trusted', '=', trusted)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Stores a proposal; one that nobody had signed becomes that of whoever signs first. */
export async function saveProposal(
  db: Db,
  { chainId, safe }: SafeKey,
  { safeTxHash, nonce, call, gas, proposer, delegate, origin, at }: NewProposal,
): Promise<void> {
  const by = {
    proposer,
    delegate: delegate?.address ?? null,
    delegate_signature: delegate?.signature ?? null,
  }
  await db
    .insertInto('proposals')
    .values({
      chain_id: chainId,
      safe,
      safe_tx_hash: safeTxHash,
      nonce,
      ...call,
      safe_tx_gas: gas.safeTxGas,
      base_gas: gas.baseGas,
      gas_price: gas.gasPrice,
      gas_token: gas.gasToken,
      refund_receiver: gas.refundReceiver,
      ...by,
      origin,
      trusted: proposer !== null,
      submitted_at: at,
      modified_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe', 'safe_tx_hash'])
        .doUpdateSet({ trusted: true, ...by, origin, modified_at: at })
        .where('proposals.trusted', '=', false)
        // Nothing that nobody signed changes what is there.
        .where(sql<boolean>`${proposer !== null}::boolean`),
    )
    .execute()
}

/** Adds signatures; an owner who signed before has signed, unless it is `stale` what is kept of them. */
export async function saveConfirmations(
  db: Db,
  { chainId, safe }: SafeKey,
  safeTxHash: Hex,
  { signatures, stale }: BroughtSignatures,
  at: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('confirmations')
    .values(
      signatures.map(({ owner, signature }) => ({
        chain_id: chainId,
        safe,
        safe_tx_hash: safeTxHash,
        owner,
        signature,
        submitted_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe', 'safe_tx_hash', 'owner'])
        .doUpdateSet(({ ref }) => ({
          signature: ref('excluded.signature'),
          submitted_at: ref('excluded.submitted_at'),
        }))
        .where('confirmations.signature', '=', sql<string>`any(${[...stale]}::text[])`),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await db
    .updateTable('proposals')
    .set({ modified_at: at })
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', '=', safeTxHash)
    .execute()
}

/** Forgets a proposal and who has signed it. */
export async function removeProposal(
  db: Db,
  { chainId, safe }: SafeKey,
  safeTxHash: Hex,
): Promise<void> {
  for (const table of ['confirmations', 'proposals'] as const) {
    await db
      .deleteFrom(table)
      .where('chain_id', '=', chainId)
      .where('safe', '=', safe)
      .where('safe_tx_hash', '=', safeTxHash)
      .execute()
  }
}
