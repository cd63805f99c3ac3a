import { sql } from 'kysely'
import type { ChainConfig } from '../../config/types.ts'
import type { GatewayTables } from '../../database/gatewayTables.ts'
import type { Database } from '../../database/types.ts'
import { ServerError } from '../../errors/serverError.ts'
import { askReindex } from './indexer/store/rebuild.ts'
import { type Db, indexOf } from './store/db.ts'

export type ReindexParameters = {
  database: Database
  chain: Pick<ChainConfig, 'id' | 'name' | 'indexing'>
  /** Whether servers may be running on this database now. */
  isShared: boolean
}

type Counted = [table: keyof GatewayTables, name: string]

const KEPT: Counted[] = [
  ['proposals', 'proposals'],
  ['confirmations', 'confirmations'],
  ['messages', 'messages'],
  ['message_confirmations', 'signatures of messages'],
]
const REBUILT: Counted[] = [
  ['safes', 'Safes'],
  ['executions', 'executed transactions'],
  ['module_executions', 'module transactions'],
  ['transfers', 'transfers'],
]
/** More is not counted: it is a word to a person. */
const MAX_COUNTED = 100_000

/** Marks a chain, whose index the server that reads it rebuilds then. @returns what to tell */
export async function reindex(parameters: ReindexParameters): Promise<string> {
  const { database, chain, isShared } = parameters
  const { id, name, indexing } = parameters.chain
  if (!(await database.run((db) => askReindex(db, chain.id)))) {
    throw new ServerError(`Nothing was read of chain ${id} yet: there is nothing to rebuild.`)
  }
  const [kept, rebuilt] = await database.run(async (db) => [
    await countAll(db, KEPT, sql`${id}::bigint`),
    await countAll(db, REBUILT, indexOf(id)),
  ])
  return [
    `The index of ${name} (${id}) will be rebuilt from block ${indexing.firstBlock ?? 0}.`,
    `Kept: ${kept}. Nothing that people signed is touched.`,
    `Rebuilt from the chain: ${rebuilt}.`,
    isShared
      ? 'The server that reads this chain begins within seconds, and answers from the old index until the new one is complete.'
      : 'The server begins when it is started, and answers from the old index until the new one is complete.',
    `How far it is: /v1/chains/${id}/about/indexing, or countersign_indexer_rebuilt_block in /metrics.`,
  ].join('\n')
}

async function countAll(
  db: Db,
  tables: readonly Counted[],
  id: ReturnType<typeof sql>,
): Promise<string> {
  const counts: string[] = []
  for (const [table, name] of tables) {
    const { rows } = await sql<{ count: number | string | bigint }>`select count(*) as count from
      (select 1 from ${sql.table(table)} where chain_id = ${id} limit ${MAX_COUNTED + 1}) as c`.execute(
      db,
    )
    const count = Number(rows[0]?.count ?? 0)
    counts.push(`${count > MAX_COUNTED ? `more than ${MAX_COUNTED}` : count} ${name}`)
  }
  return counts.join(', ')
}
