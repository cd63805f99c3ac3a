import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/types.ts'
import { DatabaseUnavailableError } from '../../../errors/databaseUnavailableError.ts'
import { createRandom } from '../../../fuzz/random.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { compareTables } from '../testing/expected/compareTables.ts'
import { listMissing } from '../testing/expected/listMissing.ts'
import { failingDatabase } from '../testing/failingDatabase.ts'
import { act } from '../testing/world/act.ts'
import { createTimeline } from '../testing/world/createTimeline.ts'
import { startWorld, type World } from '../testing/world/startWorld.ts'
import { type Advance, createFollower, type Follower } from './follow/createFollower.ts'
import { indexedState } from './indexedState.ts'

const ACTIONS = process.env.DEEP ? 1_000 : 100
const CHECKS = process.env.DEEP ? 20 : 4
/** Another one makes another story; this one is told every time. */
const SEED = Number(process.env.SEED ?? 7)

const logger = createLogger({ logLevel: 'silent', secrets: [] })
const soon = () => AbortSignal.timeout(60_000)

let holders = 0
/** A reader that knows nothing yet, as after a restart. */
function newFollower({ chain }: World, database: Database): Follower {
  const lease = { chainId: chain.id, holder: `server ${++holders}`, leaseMs: 0 }
  return createFollower({ chain, database, lease, firstBlock: 0, logger })
}

/** Reads on; when the database gives no answer, that was to be expected. */
async function advance(follower: Follower): Promise<Advance> {
  try {
    return await follower.advance(soon())
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return 'behind'
    throw error
  }
}

/** Reads until there is nothing left to read. */
async function catchUp(follower: Follower): Promise<void> {
  for (let idle = 0; idle < 2; ) idle = (await advance(follower)) === 'idle' ? idle + 1 : 0
}

describe(`${ACTIONS} random actions (seed ${SEED})`, () => {
  onBothDatabases((database) => {
    let world: World
    beforeAll(async () => {
      world = await startWorld(SEED)
    })
    afterAll(() => world?.chain.stop())

    it('lead to what was written down, with forks, lost answers and new readers', async () => {
      const timeline = createTimeline(world)
      // Of its own, so that the story is the same however often the database is asked.
      const random = createRandom(SEED)
      const shaky = failingDatabase(database(), random)
      let follower = newFollower(world, shaky)
      world.meanwhile = () => advance(follower)
      for (let done = 1; done <= ACTIONS; done++) {
        await act(world)
        await timeline.mayFork()
        if (random.chance(0.1)) follower = newFollower(world, shaky)
        if (random.chance(0.5)) await world.meanwhile()
        if (done % Math.ceil(ACTIONS / CHECKS) !== 0) continue
        await catchUp(follower)
        await compareTables(database(), world)
      }
      world.meanwhile = async () => {}
      expect(timeline.forks()).toBeGreaterThan(0)
      expect(listMissing(world.book)).toEqual([])
    })

    it('lead to the same when another chain took the name and all is read again; what people wrote stays', async () => {
      const key = { chain_id: world.chain.id, safe: world.book.safes[0]?.address ?? '' }
      const at = { submitted_at: new Date(), modified_at: new Date() }
      const message = { message_hash: '0x01', message: '"hello"', proposed_by: key.safe }
      await database().run(async (db) => {
        const rest = { safe_app_id: null, origin: null }
        await db
          .insertInto('messages')
          .values({ ...key, ...message, ...rest, ...at })
          .execute()
        // As if all that was read had been another chain.
        await db.updateTable('indexed_chains').set({ first_hash: '0xelse' }).execute()
        await db.updateTable('indexed_blocks').set({ block_hash: '0xelse' }).execute()
      })
      await catchUp(newFollower(world, database()))
      await compareTables(database(), world)
      const messages = await database().run((db) => db.selectFrom('messages').selectAll().execute())
      expect(messages).toHaveLength(1)
      expect(await indexedState(database(), world.chain.id)).toMatchObject({ lag: 0 })
    })
  })
})
