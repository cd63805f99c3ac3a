import type { Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import { pruneRows } from './pruneRows.ts'
import { OF_SAFE } from './rollBack.ts'

/** All that an index is made of. Nothing that people wrote is among it. */
const OF_INDEX = [...OF_SAFE, 'safes', 'indexed_blocks'] as const

/**
 * Deletes a part of an index that nobody reads from.
 * @returns whether nothing of it is left
 */
export function pruneIndex(db: Transaction<Tables>, indexId: number): Promise<boolean> {
  return pruneRows(db, OF_INDEX, indexId)
}
