import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { startTestChain, type TestChain } from '../testing/chain/startTestChain.ts'
import { createFollower } from './follow/createFollower.ts'
import { indexedState } from './indexedState.ts'
import { releaseLease } from './store/checkpoint.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
const soon = () => AbortSignal.timeout(60_000)

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

describe('one server reads a chain', () => {
  onBothDatabases((database) => {
    const follow = (holder: string, leaseMs = 60_000) => {
      const lease = { chainId: chain.id, holder, leaseMs }
      const parameters = { chain, database: database(), lease, firstBlock: 0, logger }
      return { lease, ...createFollower(parameters) }
    }
    const end = () =>
      database().run(async (db) => {
        await db.updateTable('indexed_chains').set({ holder: null, held_until: null }).execute()
      })

    it('while the others wait for it', async () => {
      const [one, two] = [follow('one'), follow('two')]
      expect(await one.advance(soon())).not.toBe('waiting')
      expect(await two.advance(soon())).toBe('waiting')
      await chain.mine()
      expect(await one.advance(soon())).toBe('idle')
      expect(two.state().holding).toBe(false)
      await end()
    })

    it('R-OP-9 and says in the log that it has much to read, and when that is done', async () => {
      const lines: string[] = []
      const output = { write: (line: string) => lines.push(line) }
      const lease = { chainId: chain.id, holder: 'telling', leaseMs: 60_000 }
      const { advance, state } = createFollower({
        ...{ chain, database: database(), lease, firstBlock: 0 },
        logger: createLogger({ logLevel: 'info', secrets: [] }, output),
      })
      const catchUp = async () => {
        const head = Number(await chain.request('eth_blockNumber'))
        while (state().indexed !== head) await advance(soon())
      }
      const said = () => lines.map((line) => JSON.parse(line).msg)
      await chain.mine(5)
      await catchUp()
      expect(said()).toEqual([])
      await chain.mine(300)
      await catchUp()
      expect(said()).toEqual(['catching up', 'caught up'])
      await end()
    })

    it('and another one at once when it says that it ends', async () => {
      const [one, two] = [follow('one'), follow('two')]
      await one.advance(soon())
      await database().run((db) => releaseLease(db, one.lease))
      await two.advance(soon())
      expect(two.state().holding).toBe(true)
      await end()
    })

    it('and another one when it has been silent for too long; it writes no more', async () => {
      const [one, two] = [follow('one', 0), follow('two')]
      await one.advance(soon())
      await two.advance(soon())
      expect(two.state().holding).toBe(true)
      await chain.mine()
      const before = await indexedState(database(), chain.id)
      expect(await one.advance(soon())).toBe('waiting')
      expect((await indexedState(database(), chain.id))?.blockNumber).toBe(before?.blockNumber)
      expect(await two.advance(soon())).toBe('idle')
      expect((await indexedState(database(), chain.id))?.blockNumber).toBe(
        (before?.blockNumber ?? 0) + 1,
      )
      await end()
    })

    it('and whoever thinks that it stands elsewhere than it does writes nothing', async () => {
      const [one, same] = [follow('one'), follow('one')]
      await one.advance(soon())
      await same.advance(soon())
      await chain.mine()
      expect(await one.advance(soon())).toBe('idle')
      expect(await same.advance(soon())).toBe('waiting')
      expect(await same.advance(soon())).toBe('idle')
      await end()
    })

    it('and of two that find the chain unread only one begins', async () => {
      await database().run((db) => db.deleteFrom('indexed_chains').execute())
      const advances = await Promise.all(
        ['one', 'two', 'three'].map((holder) => follow(holder).advance(soon())),
      )
      expect(advances.filter((advance) => advance === 'waiting')).toHaveLength(2)
      await end()
    })
  })
})
