import type { Selectable } from 'kysely'
import type { Address, Hex } from 'viem'
import type { DelegationTable } from '../../../database/gatewayTables.ts'
import type { Db, SafeKey, Slice } from './db.ts'
import type { MultisigRecord } from './record.ts'

/** That somebody may propose in an owner's name. */
export type DelegationRecord = {
  /** `null`: every Safe of the delegator's. */
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  /** Of the delegator, over the delegate and this hour. */
  signature: Hex
  signedHour: number
  expiresAt: Date | null
}

export type DelegationFilter = {
  safe?: Address | undefined
  /** Of that Safe: what they let somebody do for all of theirs is for it as well. */
  owners?: readonly Address[] | undefined
  delegate?: Address | undefined
  delegator?: Address | undefined
  label?: string | undefined
}

/** The delegations that a filter leaves and that have not ended, the newest first, and how many there are. */
export async function listDelegations(
  db: Db,
  chainId: number,
  filter: DelegationFilter,
  { limit, offset, at }: Slice & { at: Date },
): Promise<{ records: DelegationRecord[]; count: number }> {
  const { safe, owners = [], delegate, delegator, label } = filter
  const query = db
    .selectFrom('delegations')
    .where('chain_id', '=', chainId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .$if(safe !== undefined, (each) =>
      each.where((where) =>
        where.or([
          where('safe', '=', safe ?? ''),
          where.and([where('safe', '=', ''), where('delegator', 'in', [...owners, ''])]),
        ]),
      ),
    )
    .$if(delegate !== undefined, (each) => each.where('delegate', '=', delegate ?? ''))
    .$if(delegator !== undefined, (each) => each.where('delegator', '=', delegator ?? ''))
    .$if(label !== undefined, (each) => each.where('label', '=', label ?? ''))
  const { count } = await query
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('delegator')
    .orderBy('delegate')
    .orderBy('safe')
    .limit(limit)
    .offset(offset)
    .execute()
  return { records: rows.map(toRecord), count: Number(count) }
}

/** By whom somebody may propose for a Safe, now. */
export async function findDelegations(
  db: Db,
  chainId: number,
  { safe, delegate, at }: { safe: Address; delegate: Address; at: Date },
): Promise<DelegationRecord[]> {
  const rows = await db
    .selectFrom('delegations')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('safe', 'in', ['', safe])
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .orderBy('created_at')
    .execute()
  return rows.map(toRecord)
}

const HOUR = 3_600_000

/**
 * What proves that a delegate proposed a transaction in its proposer's name; while that still holds, and
 * only once that signature is too old to be used: before, whoever read it could widen or end what it lets.
 */
export async function findDelegationOf(
  db: Db,
  { chainId, safe }: SafeKey,
  { proposal }: MultisigRecord,
  now: number,
): Promise<{ proposalSignature: Hex; signature: Hex; signedHour: number } | undefined> {
  if (!proposal?.delegate || !proposal.proposer) return undefined
  const row = await db
    .selectFrom('delegations')
    .select(['signature', 'signed_hour'])
    .where('chain_id', '=', chainId)
    .where('delegator', '=', proposal.proposer)
    .where('delegate', '=', proposal.delegate.address)
    .where('safe', 'in', ['', safe])
    // This hour and the last one count.
    .where('signed_hour', '<', Math.floor(now / HOUR) - 1)
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      proposalSignature: proposal.delegate.signature,
      signature: row.signature as Hex, // stored as hexadecimal
      signedHour: Number(row.signed_hour),
    }
  )
}

export async function countDelegations(
  db: Db,
  chainId: number,
  delegator: Address,
): Promise<number> {
  const { count } = await db
    .selectFrom('delegations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('chain_id', '=', chainId)
    .where('delegator', '=', delegator)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps a delegation; the same again is renewed. */
export async function saveDelegation(
  db: Db,
  chainId: number,
  record: DelegationRecord,
  at: Date,
): Promise<void> {
  const { safe, delegate, delegator, label, signature, signedHour, expiresAt } = record
  const said = { label, signature, signed_hour: signedHour, expires_at: expiresAt }
  await db
    .insertInto('delegations')
    .values({
      chain_id: chainId,
      safe: safe ?? '',
      delegate,
      delegator,
      ...said,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['chain_id', 'delegator', 'delegate', 'safe']).doUpdateSet(said),
    )
    .execute()
}

/** Ends what these two agreed: for one Safe, or without one for all of them. @returns how many ended */
export async function removeDelegations(
  db: Db,
  chainId: number,
  { safe, delegate, delegator }: { safe: Address | null; delegate: Address; delegator: Address },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('delegations')
    .where('chain_id', '=', chainId)
    .where('delegate', '=', delegate)
    .where('delegator', '=', delegator)
    .$if(safe !== null, (query) => query.where('safe', '=', safe ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toRecord(row: Selectable<DelegationTable>): DelegationRecord {
  return {
    safe: row.safe === '' ? null : (row.safe as Address), // stored checksummed, bytes as hexadecimal
    delegate: row.delegate as Address,
    delegator: row.delegator as Address,
    label: row.label,
    signature: row.signature as Hex,
    signedHour: Number(row.signed_hour),
    expiresAt: row.expires_at,
  }
}
