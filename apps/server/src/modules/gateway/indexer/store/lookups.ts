import { type Kysely, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import type { ProposalTable } from '../../../../database/gatewayTables.ts'
import type { Tables } from '../../../../database/types.ts'

type Db = Kysely<Tables> | Transaction<Tables>

/** Where the Safe stood before the step. */
export type SafeStart = { nonce: number; threshold: number | null }

/**
 * An index up to a block. Of a block that is written in parts rows may be there already: what it
 * means is worked out without them, so that whoever goes on with it comes to the same.
 */
export type IndexUpTo = { indexId: number; block: number }

/** Which of the addresses are Safes, and of which version. */
export async function findKnownSafes(
  db: Db,
  { indexId, block }: IndexUpTo,
  addresses: readonly string[],
): Promise<Map<Address, string>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ address: Address; version: string }>`
    select address, version from safes
    where chain_id = ${indexId} and block_number <= ${block} and address = any(${[...addresses]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ address, version }) => [address, version]))
}

/** For which of the addresses something was proposed. */
export async function findProposedFor(
  db: Db,
  chainId: number,
  addresses: readonly Address[],
): Promise<Address[]> {
  if (addresses.length === 0) return []
  const { rows } = await sql<{ safe: Address }>`select distinct safe from proposals
    where chain_id = ${chainId} and safe = any(${[...addresses]}::text[])`.execute(db)
  return rows.map(({ safe }) => safe)
}

/** Where Safes stand: the nonce that is next, and how many have to sign. */
export async function readStarts(
  db: Db,
  { indexId, block }: IndexUpTo,
  safes: readonly string[],
): Promise<Map<string, SafeStart>> {
  if (safes.length === 0) return new Map()
  const { rows } = await sql<{ safe: string; nonce: string | null; threshold: number | null }>`
    select s.safe,
      (select e.nonce from executions e where e.chain_id = ${indexId} and e.safe = s.safe
        and e.block_number <= ${block}
        order by e.nonce desc limit 1) as nonce,
      (select t.threshold from safe_thresholds t where t.chain_id = ${indexId} and t.safe = s.safe
        and t.block_number <= ${block}
        order by t.block_number desc, t.log_index desc limit 1) as threshold
    from unnest(${[...safes]}::text[]) as s(safe)`.execute(db)
  return new Map(
    rows.map(({ safe, nonce, threshold }) => [
      safe,
      { nonce: nonce === null ? 0 : Number(nonce) + 1, threshold },
    ]),
  )
}

/** What was proposed under these hashes, with which it was checked. */
export function findProposals(
  db: Db,
  chainId: number,
  hashes: readonly string[],
): Promise<ProposalTable[]> {
  if (hashes.length === 0) return Promise.resolve([])
  return db
    .selectFrom('proposals')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
}

type Balances = Map<Address, bigint>

const balancesAt = ({ indexId, block }: IndexUpTo) => sql`
  with later as materialized (
    select safe, sum(case when incoming then value else -value end) as delta from transfers
    where chain_id = ${indexId} and block_number > ${block} and kind = 'native' group by safe
  )
  select s.address, s.balance - coalesce((select delta from later where later.safe = s.address), 0)
    as balance from safes s
  where s.chain_id = ${indexId} and s.block_number <= ${block}`

export async function readBalances(
  db: Db,
  upTo: IndexUpTo,
  safes: readonly string[],
): Promise<Balances> {
  if (safes.length === 0) return new Map()
  const { rows } = await sql<{ address: Address; balance: string }>`
    ${balancesAt(upTo)} and s.address = any(${[...safes]}::text[])`.execute(db)
  return toBalances(rows)
}

/** The next few Safes in the order of their addresses. */
export async function readBalancesAfter(
  db: Db,
  upTo: IndexUpTo,
  { after, limit }: { after: string; limit: number },
): Promise<Balances> {
  const { rows } = await sql<{ address: Address; balance: string }>`
    ${balancesAt(upTo)} and s.address > ${after} order by s.address limit ${limit}`.execute(db)
  return toBalances(rows)
}

function toBalances(rows: readonly { address: Address; balance: string }[]): Balances {
  return new Map(rows.map(({ address, balance }) => [address, BigInt(balance)]))
}
