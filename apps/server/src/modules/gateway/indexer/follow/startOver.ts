import type { Database } from '../../../../database/types.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { keepBlocks, type Lease, moveCursor } from '../store/cursor.ts'
import { forget } from '../store/forget.ts'
import type { Held } from './held.ts'

type StartOverParameters = { database: Database; lease: Lease; held: Held; first: Block }

/**
 * Forgets a chain and begins at its first block. In pieces, because all of it may be too much for
 * one transaction; whoever is interrupted finds the same reason to do it again.
 */
export async function startOver(parameters: StartOverParameters): Promise<Held> {
  const { database, lease, held, first } = parameters
  const here = { from: held.cursor.hash, head_number: first.number, synced: false }
  for (let done = false; !done; ) {
    done = await database.transaction(async (db) => {
      await moveCursor(db, lease, here)
      return forget(db, lease.chainId)
    })
  }
  await database.transaction(async (db) => {
    await moveCursor(db, lease, {
      ...here,
      first_block: first.number,
      first_hash: first.hash,
      block_number: first.number,
      block_hash: first.hash,
    })
    await keepBlocks(db, lease.chainId, [first])
  })
  return { cursor: { number: first.number, hash: first.hash }, firstBlock: first.number }
}
