import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChains } from '../../../chains/createChains.ts'
import { createMetrics } from '../../../http/metrics/createMetrics.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { testConfig } from '../../../testing/testConfig.ts'
import { startTestChain, type TestChain } from '../testing/chain/startTestChain.ts'
import { createIndexReport } from './createIndexReport.ts'
import { createFollower } from './follow/createFollower.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
  await chain.mine(5)
})
afterAll(() => chain?.stop())

/** Names with their labels, and what they are. */
async function seriesOf(metrics: ReturnType<typeof createMetrics>): Promise<Map<string, number>> {
  const text = await metrics.registry.metrics()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

describe('what is told of the reading of a chain', () => {
  onBothDatabases((database) => {
    it('R-OP-8 is there before anything was read, after it, and when everything is away', async () => {
      const { id } = chain
      const config = testConfig({}, { chains: [{ ...describeChain(), rpc: [chain.url] }] })
      const chains = createChains({ chains: config.chains, secrets: [], logger })
      const { database: switched, breakIt } = failing(database())
      let time = 0
      const report = createIndexReport({
        ...{ chains, database: switched, state: () => new Map() },
        now: () => time,
      })
      const metrics = createMetrics()
      metrics.watchNodes(chains)
      metrics.watchIndexing(report, () => time)
      const before = await seriesOf(metrics)
      const of = (series: Map<string, number>, name: string) =>
        series.get(`countersign_${name}{chain="${id}"}`)
      expect(of(before, 'indexer_indexed_block')).toBe(0)
      expect(before.get('countersign_database_up')).toBe(1)

      const lease = { chainId: id, holder: 'test', leaseMs: 60_000 }
      const follower = createFollower({ chain, database: database(), lease, firstBlock: 0, logger })
      while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
      await chains.get(id)?.watch.look()
      time += 1_000
      const after = await seriesOf(metrics)
      const head = Number(await chain.request('eth_blockNumber', []))
      expect(of(after, 'indexer_indexed_block')).toBe(head)
      expect(of(after, 'indexer_lag_blocks')).toBe(0)
      expect(of(after, 'pending_proposals')).toBe(0)
      expect(after.get(`countersign_node_head_block{chain="${id}",node="primary"}`)).toBe(head)
      const synced = of(after, 'indexer_seconds_since_sync') ?? -1
      expect(synced).toBeGreaterThanOrEqual(0)

      // Nobody reads on, and the node goes on: the other servers see how far behind the tables are.
      await chain.mine(3)
      await chains.get(id)?.watch.look()
      time += 1_000
      expect(of(await seriesOf(metrics), 'indexer_lag_blocks')).toBe(3)

      breakIt()
      time += 100_000
      const away = await seriesOf(metrics)
      expect(away.get('countersign_database_up')).toBe(0)
      expect(of(away, 'indexer_indexed_block')).toBe(head)
      expect(of(away, 'indexer_seconds_since_sync')).toBeGreaterThanOrEqual(100)
      expect([...away.keys()].sort()).toEqual([...before.keys()].sort())
      chains.close()
    })
  })
})

const describeChain = () => ({
  ...{ id: chain.id, shortName: 'test', name: 'Test', features: [], l2: false },
})

/** The same database until it is broken. */
function failing(database: Parameters<typeof createIndexReport>[0]['database']) {
  let isBroken = false
  return {
    breakIt: () => {
      isBroken = true
    },
    database: {
      ...database,
      run: (work: Parameters<typeof database.run>[0]) =>
        isBroken ? Promise.reject(new Error('away')) : database.run(work),
    } as typeof database,
  }
}
