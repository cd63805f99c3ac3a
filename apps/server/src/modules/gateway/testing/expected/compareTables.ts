import { expect } from 'vitest'
import type { Database } from '../../../../database/types.ts'
import { indexOf } from '../../store/db.ts'
import type { World } from '../world/startWorld.ts'
import { expectedOf, expectedOwnership } from './expected.ts'
import { readTables } from './readTables.ts'

/** Expects the tables to know what was written down: every Safe, and nothing else. */
export async function compareTables(database: Database, { book, chain }: World): Promise<void> {
  const known = await readTables(database, chain.id)
  const written = book.safes.map(expectedOf)
  expect(known.map(({ address }) => address)).toEqual(written.map(({ address }) => address))
  // One by one, so that a difference is readable.
  for (const [index, safe] of written.entries()) expect(known[index]).toEqual(safe)
  expect(await readOwnership(database, chain.id)).toEqual(expectedOwnership(book))
}

async function readOwnership(database: Database, chainId: number) {
  const rows = await database.run((db) =>
    db
      .selectFrom('safe_owners')
      .select(['owner', 'safe'])
      .where('chain_id', '=', indexOf(chainId))
      .where('removed_block', 'is', null)
      .orderBy('safe')
      .execute(),
  )
  const owned: Record<string, string[]> = {}
  for (const { owner, safe } of rows) owned[owner] = [...(owned[owner] ?? []), safe].sort()
  return owned
}
