import { sql } from 'kysely'
import type { ChainClient } from '../../../../chains/createChains.ts'
import type { Database } from '../../../../database/types.ts'
import { createLogger } from '../../../../log/createLogger.ts'
import { createFollower } from '../../indexer/follow/createFollower.ts'

type CountIdleCallsParameters = {
  chain: Pick<ChainClient, 'id' | 'requestEach' | 'nodes'> & {
    request: (method: string, params?: readonly unknown[]) => Promise<unknown>
    mine: (blocks?: number) => Promise<void>
  }
  database: Database
  /** So many quiet Safes are known. */
  safes: number
  /** So many empty blocks are read, one by one, as they come. */
  blocks: number
  /** What happens when all are known, and before the first block. */
  before?: () => Promise<unknown>
  mayAsk?: (method: string) => void
}

const logger = createLogger({ logLevel: 'silent', secrets: [] })

/** What a chain costs its nodes while nothing happens on it: the questions for one block. */
export async function countIdleCalls(parameters: CountIdleCallsParameters) {
  const { chain, database, safes, blocks, before, mayAsk } = parameters
  const counts = new Map<string, number>()
  const follower = createFollower({
    chain: {
      id: chain.id,
      requestEach: chain.requestEach,
      nodes: chain.nodes,
      async request(method, params) {
        counts.set(method, (counts.get(method) ?? 0) + 1)
        mayAsk?.(method)
        return chain.request(method, params)
      },
    },
    database,
    lease: { chainId: chain.id, holder: 'counting', leaseMs: 600_000 },
    firstBlock: 0,
    logger,
  })
  const catchUp = async () => {
    while ((await follower.advance(AbortSignal.timeout(600_000))) === 'behind');
  }
  await catchUp()
  await database.run((db) =>
    sql`insert into safes (chain_id, address, block_number, block_time, tx_hash, log_index,
        singleton, version, factory, creator, initializer, salt_nonce, balance, judged)
      select ${chain.id}, '0xaa' || lpad(to_hex(n), 38, '0'), 0, now(), '0x', n, '0x', '1.4.1', null,
        '0x', null, null, 0, true from generate_series(1, ${safes}::int) n`.execute(db),
  )
  await before?.()
  counts.clear()
  for (let block = 0; block < blocks; block++) {
    await chain.mine()
    await catchUp()
  }
  const { rows } = await database.run((db) =>
    sql<{ safe: string; value: string }>`select safe, value from transfers
      where chain_id = ${chain.id} and not attributed`.execute(db),
  )
  // The last step of a turn finds that there is nothing to read.
  const perBlock = [...counts].map(
    ([method, count]) => [method, Math.ceil(count / blocks)] as const,
  )
  return {
    calls: Object.fromEntries(perBlock),
    unexplained: rows.map(({ safe, value }) => ({ safe, value: BigInt(value) })),
  }
}
