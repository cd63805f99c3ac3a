import { sql } from 'kysely'
import { type Db, indexOf, type SafeKey, type Slice } from './db.ts'
import type { Range } from './multisigList.ts'
import { type TransferRecord, toTransfer } from './transfers.ts'

export type TransferListFilter = {
  /** Absent: what came and what went. */
  incoming?: boolean | undefined
  kinds: readonly TransferRecord['kind'][]
  from?: string | undefined
  to?: string | undefined
  token?: string | undefined
  txHash?: string | undefined
  /** Amounts; collectibles have none. */
  value: Range<string>
  block: Range<number>
  at: Range<Date>
}

/** More is not counted: see `countRows`. */
const MAX_COUNTED = 10_000

/** The transfers of a Safe that a filter leaves, the newest first; those of nothing are left out. */
export async function listTransfers(
  db: Db,
  { chainId, safe }: SafeKey,
  filter: TransferListFilter,
  { limit, offset }: Slice,
): Promise<{ records: TransferRecord[]; count: number }> {
  const { incoming, kinds, from, to, token, txHash, value, block, at } = filter
  const query = db
    .selectFrom('transfers')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where(sql<boolean>`(kind <> 'erc20' or value > 0)`)
    .where('kind', 'in', [...kinds, 'none' as TransferRecord['kind']]) // a list of nothing is none
    .$if(incoming !== undefined, (each) => each.where('incoming', '=', incoming ?? true))
    .$if(from !== undefined, (each) => each.where('from', '=', from ?? ''))
    .$if(to !== undefined, (each) => each.where('to', '=', to ?? ''))
    .$if(token !== undefined, (each) => each.where('token', '=', token ?? ''))
    .$if(txHash !== undefined, (each) =>
      each.where('tx_hash', '=', txHash ?? '').where('attributed', '=', true),
    )
    .$if(value.from !== undefined, (each) =>
      each.where(sql<boolean>`kind <> 'erc721' and value >= ${value.from}::numeric`),
    )
    .$if(value.until !== undefined, (each) =>
      each.where(sql<boolean>`kind <> 'erc721' and value <= ${value.until}::numeric`),
    )
    .$if(block.from !== undefined, (each) => each.where('block_number', '>=', block.from ?? 0))
    .$if(block.until !== undefined, (each) => each.where('block_number', '<=', block.until ?? 0))
    .$if(at.from !== undefined, (each) => each.where('block_time', '>=', at.from ?? new Date(0)))
    .$if(at.until !== undefined, (each) => each.where('block_time', '<=', at.until ?? new Date(0)))
  const rows = await query
    .selectAll()
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('trace', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await db
    .selectFrom(query.select('tx_hash').limit(MAX_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { records: rows.map(toTransfer), count: Number(count) }
}
