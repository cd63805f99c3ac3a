import type { Message, TypedData } from '@countersign/gateway'
import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { BroughtSignatures } from './broughtSignatures.ts'
import type { Slice } from './db.ts'
import { type Db, indexOf, type SafeKey } from './db.ts'

/** A message that a Safe's owners sign off the chain. */
export type MessageRecord = {
  safe: Address
  messageHash: Hex
  message: Message['message']
  proposedBy: Address
  safeAppId: number | null
  origin: string | null
  submittedAt: Date
  modifiedAt: Date
  confirmations: readonly { owner: Address; signature: Hex; submittedAt: Date }[]
  /** Whether the Safe signed it on the chain. */
  signedOnChain: boolean
}

export type MessageSlice = Slice & {
  by?: 'submitted_at' | 'modified_at' | undefined
  direction?: 'asc' | 'desc' | undefined
}

/** The messages of a Safe, by when they were proposed or signed last. */
export async function listMessages(
  db: Db,
  { chainId, safe }: SafeKey,
  { limit, offset, by = 'submitted_at', direction = 'desc' }: MessageSlice,
): Promise<MessageRecord[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .orderBy(by, direction)
    .orderBy('message_hash')
    .limit(limit)
    .offset(offset)
    .execute()
  return complete(db, { chainId, safe }, rows)
}

export async function findMessage(
  db: Db,
  chainId: number,
  messageHash: string,
): Promise<MessageRecord | undefined> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('message_hash', '=', messageHash)
    .limit(1)
    .execute()
  const safe = rows[0]?.safe
  return safe === undefined ? undefined : (await complete(db, { chainId, safe }, rows))[0]
}

type MessageRow = {
  safe: string
  message_hash: string
  message: unknown
  proposed_by: string
  safe_app_id: number | string | bigint | null
  origin: string | null
  submitted_at: Date
  modified_at: Date
}

async function complete(
  db: Db,
  { chainId, safe }: SafeKey,
  rows: readonly MessageRow[],
): Promise<MessageRecord[]> {
  if (rows.length === 0) return []
  const hashes = rows.map(({ message_hash }) => message_hash)
  const confirmations = await db
    .selectFrom('message_confirmations')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('message_hash', 'in', hashes)
    .orderBy('submitted_at')
    .execute()
  const signed = await db
    .selectFrom('signed_messages')
    .select('message_hash')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('message_hash', 'in', hashes)
    .execute()
  const onChain = new Set(signed.map(({ message_hash }) => message_hash))
  return rows.map((row) => ({
    safe: row.safe as Address, // stored checksummed, bytes as hexadecimal
    messageHash: row.message_hash as Hex,
    message: row.message as string | TypedData, // stored only when it is one of them
    proposedBy: row.proposed_by as Address,
    safeAppId: row.safe_app_id === null ? null : Number(row.safe_app_id),
    origin: row.origin,
    submittedAt: row.submitted_at,
    modifiedAt: row.modified_at,
    confirmations: confirmations
      .filter(({ message_hash }) => message_hash === row.message_hash)
      .map(({ owner, signature, submitted_at }) => ({
        owner: owner as Address,
        signature: signature as Hex,
        submittedAt: submitted_at,
      })),
    signedOnChain: onChain.has(row.message_hash),
  }))
}

export async function countMessages(db: Db, { chainId, safe }: SafeKey): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type NewMessage = Pick<
  MessageRecord,
  'messageHash' | 'message' | 'proposedBy' | 'safeAppId' | 'origin'
> & { at: Date }

/** Stores a message, unless it is there. */
export async function insertMessage(
  db: Db,
  { chainId, safe }: SafeKey,
  { messageHash, message, proposedBy, safeAppId, origin, at }: NewMessage,
): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      chain_id: chainId,
      safe,
      message_hash: messageHash,
      // A text would be taken for JSON already.
      message: JSON.stringify(message),
      proposed_by: proposedBy,
      safe_app_id: safeAppId,
      origin,
      submitted_at: at,
      modified_at: at,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'safe', 'message_hash']).doNothing())
    .execute()
}

/** Adds signatures; an owner who signed before has signed, unless it is `stale` what is kept of them. */
export async function saveMessageConfirmations(
  db: Db,
  { chainId, safe }: SafeKey,
  messageHash: Hex,
  { signatures, stale }: BroughtSignatures,
  at: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('message_confirmations')
    .values(
      signatures.map(({ owner, signature }) => ({
        chain_id: chainId,
        safe,
        message_hash: messageHash,
        owner,
        signature,
        submitted_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'safe', 'message_hash', 'owner'])
        .doUpdateSet(({ ref }) => ({
          signature: ref('excluded.signature'),
          submitted_at: ref('excluded.submitted_at'),
        }))
        .where('message_confirmations.signature', '=', sql<string>`any(${[...stale]}::text[])`),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await db
    .updateTable('messages')
    .set({ modified_at: at })
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('message_hash', '=', messageHash)
    .execute()
}
