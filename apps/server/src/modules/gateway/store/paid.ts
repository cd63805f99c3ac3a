import { type Db, indexOf, type SafeKey } from './db.ts'

/** Whether anything of worth ever went from a Safe to somebody. */
export async function hasPaid(
  db: Db,
  { chainId, safe }: SafeKey,
  recipient: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('transfers')
    .select('tx_hash')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('incoming', '=', false)
    .where('to', '=', recipient)
    .where('value', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
