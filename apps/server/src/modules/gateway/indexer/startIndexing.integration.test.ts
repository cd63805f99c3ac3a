import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chains } from '../../../chains/createChains.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { compareTables } from '../testing/expected/compareTables.ts'
import { createSafe } from '../testing/world/actions/createSafe.ts'
import { startWorld, type World } from '../testing/world/startWorld.ts'
import { indexedState } from './indexedState.ts'
import { type Indexing, startIndexing } from './startIndexing.ts'

const HOUR = 3_600_000
const logger = createLogger({ logLevel: 'silent', secrets: [] })

let world: World
let chains: Chains
beforeAll(async () => {
  world = await startWorld(5)
  const { id, request, requestEach, nodes } = world.chain
  const readNode = () => request
  const watch = { heads: () => [], disagreements: () => 0, look: async () => {} }
  const asked = { request, read: request, readNode, requestEach }
  const client = { id, shortName: 'test', ...asked, nodes, watch }
  chains = { get: () => client, all: () => [], close: () => {} }
})
afterAll(() => world?.chain.stop())

describe('reading goes on', () => {
  onBothDatabases((database) => {
    const head = async () => Number(await world.chain.request('eth_blockNumber'))
    const state = () => indexedState(database(), world.chain.id)
    const caughtUp = async () => {
      const newest = await head()
      await expect.poll(async () => (await state())?.blockNumber, { timeout: 20_000 }).toBe(newest)
    }
    function start(ending: AbortController, pollMs: number): Indexing {
      const indexed = [{ id: world.chain.id, firstBlock: 0, pollMs }]
      return startIndexing({ indexed, chains, database: database(), logger, signal: ending.signal })
    }

    it('by itself, and at once for whoever says that something happened', async () => {
      const ending = new AbortController()
      const indexing = start(ending, HOUR)
      await caughtUp()
      await createSafe(world)
      indexing.nudge(world.chain.id)
      await caughtUp()
      expect(await state()).toMatchObject({ lag: 0 })
      expect(indexing.state().get(world.chain.id)).toMatchObject({ holding: true })
      ending.abort()
      await indexing.ended
    })

    it('with another server at once when one has ended', async () => {
      const ending = new AbortController()
      const indexing = start(ending, HOUR)
      await createSafe(world)
      indexing.nudge(world.chain.id)
      await caughtUp()
      ending.abort()
      await indexing.ended
    })

    it('from the first block, beside the old index, after a reorg before everything that is remembered', async () => {
      const snapshot = await world.chain.request('evm_snapshot')
      const ending = new AbortController()
      const indexing = start(ending, 20)
      await world.chain.mine(3)
      await caughtUp()
      const last = await head()
      await database().run((db) =>
        db.deleteFrom('indexed_blocks').where('block_number', '<', last).execute(),
      )
      await world.chain.request('evm_revert', [snapshot])
      await world.chain.mine(5)
      await caughtUp()
      await compareTables(database(), world)
      ending.abort()
      await indexing.ended
    })
  })
})
