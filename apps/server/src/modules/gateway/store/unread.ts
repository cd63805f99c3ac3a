import { type Db, indexOf } from './db.ts'

export type UnreadRecord = { blockNumber: number; at: Date; safe: string }

/** The newest are enough: who has more of them has to look at the node. */
const MAX_LISTED = 100

/** The blocks that could not be read whole, the newest first; of one Safe, or of the chain. */
export async function listUnread(db: Db, chainId: number, safe?: string): Promise<UnreadRecord[]> {
  const rows = await db
    .selectFrom('unread_parts')
    .select(['block_number', 'block_time', 'safe'])
    .distinct()
    .where('chain_id', '=', indexOf(chainId))
    .$if(safe !== undefined, (query) => query.where('safe', '=', safe ?? ''))
    .orderBy('block_number', 'desc')
    .orderBy('safe')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ block_number, block_time, safe }) => ({
    blockNumber: Number(block_number),
    at: block_time,
    safe,
  }))
}
