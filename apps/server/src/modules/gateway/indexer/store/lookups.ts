import { type Kysely, sql, type Transaction } from 'kysely'
import type { Address } from 'viem'
import type { ProposalTable } from '../../../../database/gatewayTables.ts'
import type { Tables } from '../../../../database/types.ts'

type Db = Kysely<Tables> | Transaction<Tables>

/** Where the Safe stood before the step. */
export type SafeStart = { nonce: number; threshold: number | null }

/** Which of the addresses are Safes, and of which version. */
export async function findKnownSafes(
  db: Db,
  indexId: number,
  addresses: readonly string[],
): Promise<Map<Address, string>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ address: Address; version: string }>`
    select address, version from safes
    where chain_id = ${indexId} and address = any(${[...addresses]}::text[])`.execute(db)
  return new Map(rows.map(({ address, version }) => [address, version]))
}

/** Where Safes stand: the nonce that is next, and how many have to sign. */
export async function readStarts(
  db: Db,
  indexId: number,
  safes: readonly string[],
): Promise<Map<string, SafeStart>> {
  if (safes.length === 0) return new Map()
  const { rows } = await sql<{ safe: string; nonce: string | null; threshold: number | null }>`
    select s.safe,
      (select e.nonce from executions e where e.chain_id = ${indexId} and e.safe = s.safe
        order by e.nonce desc limit 1) as nonce,
      (select t.threshold from safe_thresholds t where t.chain_id = ${indexId} and t.safe = s.safe
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

export async function readBalances(
  db: Db,
  indexId: number,
  safes: readonly string[],
): Promise<Balances> {
  if (safes.length === 0) return new Map()
  const { rows } = await sql<{ address: Address; balance: string }>`
    select address, balance from safes
    where chain_id = ${indexId} and address = any(${[...safes]}::text[])`.execute(db)
  return toBalances(rows)
}

/** The next few Safes in the order of their addresses. */
export async function readBalancesAfter(
  db: Db,
  indexId: number,
  { after, limit }: { after: string; limit: number },
): Promise<Balances> {
  const { rows } = await sql<{ address: Address; balance: string }>`
    select address, balance from safes
    where chain_id = ${indexId} and address > ${after}
    order by address limit ${limit}`.execute(db)
  return toBalances(rows)
}

function toBalances(rows: readonly { address: Address; balance: string }[]): Balances {
  return new Map(rows.map(({ address, balance }) => [address, BigInt(balance)]))
}
