import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../../../../database/types.ts'
import { indexOf } from '../../store/db.ts'
import { groupByBlock, join, type SafeAccount } from './expected.ts'

const lower = (text: string | null) => text?.toLowerCase() ?? null

/** What the tables know of every Safe of a chain, in the order in which they were made. */
export function readTables(database: Database, chainId: number): Promise<SafeAccount[]> {
  return database.run(async (db) => {
    const safes = await db
      .selectFrom('safes')
      .selectAll()
      .where('chain_id', '=', indexOf(chainId))
      .orderBy('block_number')
      .orderBy('log_index')
      .execute()
    const accounts: SafeAccount[] = []
    for (const safe of safes) {
      const creation = [safe.block_number, safe.tx_hash, safe.creator, lower(safe.factory)]
      accounts.push({
        address: safe.address,
        version: safe.version,
        creation: join(...creation, lower(safe.singleton), safe.salt_nonce),
        ...(await readPeople(db, chainId, safe.address)),
        ...(await readDeeds(db, chainId, safe.address)),
        ...(await readMoves(db, chainId, safe.address)),
        balance: String(safe.balance),
      })
    }
    return accounts
  })
}

async function readPeople(db: Kysely<Tables>, chainId: number, safe: string) {
  const owners = await db
    .selectFrom('safe_owners')
    .select('owner')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('removed_block', 'is', null)
    .execute()
  const threshold = await db
    .selectFrom('safe_thresholds')
    .select('threshold')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .executeTakeFirst()
  const approvals = await rowsOf(db, 'approved_hashes', chainId, safe)
  const messages = await rowsOf(db, 'signed_messages', chainId, safe)
  return {
    owners: owners.map(({ owner }) => owner).sort(),
    threshold: threshold?.threshold ?? 0,
    approvals: approvals.map(({ hash, owner }) => join(hash, owner)).sort(),
    messages: messages.map(({ message_hash }) => message_hash).sort(),
  }
}

async function readDeeds(db: Kysely<Tables>, chainId: number, safe: string) {
  const executions = await rowsOf(db, 'executions', chainId, safe)
  const modules = await rowsOf(db, 'module_executions', chainId, safe)
  return {
    executions: executions
      .sort((one, other) => Number(one.nonce) - Number(other.nonce))
      .map((row) =>
        join(
          row.nonce,
          row.safe_tx_hash,
          row.block_number,
          row.tx_hash,
          row.success,
          row.executor,
          row.threshold,
          lower(row.to),
          row.value,
          row.data,
          row.operation,
        ),
      ),
    moduleExecutions: modules
      .map((row) =>
        join(
          row.block_number,
          row.tx_hash,
          row.module,
          row.success,
          lower(row.to),
          row.value,
          row.data,
          row.operation,
        ),
      )
      .sort(),
  }
}

async function readMoves(db: Kysely<Tables>, chainId: number, safe: string) {
  const transfers = await rowsOf(db, 'transfers', chainId, safe)
  const unattributed = transfers.filter(({ attributed }) => !attributed)
  const silent = new Set(unattributed.map(({ tx_hash }) => tx_hash))
  const history = await db
    .selectFrom('history')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .orderBy('block_number', 'desc')
    .execute()
  const listed = history.filter(({ tx_hash }) => !silent.has(tx_hash))
  if (history.length - listed.length !== unattributed.length) {
    throw new Error(`The history of ${safe} does not list what came without a trace.`)
  }
  return {
    transfers: transfers
      .filter(({ attributed }) => attributed)
      .map((row) =>
        join(
          row.block_number,
          row.tx_hash,
          row.kind,
          lower(row.token),
          row.from,
          row.to,
          row.value,
        ),
      )
      .sort(),
    unattributed: String(
      unattributed.reduce(
        (sum, { incoming, value }) => sum + (incoming ? BigInt(value) : -BigInt(value)),
        0n,
      ),
    ),
    history: groupByBlock(
      listed.map((row): [number, string] => {
        const item =
          row.kind === 'multisig'
            ? join('multisig', row.safe_tx_hash)
            : row.kind === 'module'
              ? join('module', row.tx_hash)
              : join('transfer', row.tx_hash, lower(row.token))
        return [Number(row.block_number), item]
      }),
    ),
  }
}

type OfSafe =
  | 'executions'
  | 'module_executions'
  | 'transfers'
  | 'approved_hashes'
  | 'signed_messages'

async function rowsOf<T extends OfSafe>(
  db: Kysely<Tables>,
  table: T,
  chainId: number,
  safe: string,
): Promise<Tables[T][]> {
  const { rows } = await sql<Tables[T]>`
    select * from ${sql.table(table)} where chain_id = ${indexOf(chainId)} and safe = ${safe}`.execute(
    db,
  )
  return rows
}
