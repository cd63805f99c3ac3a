import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/types.ts'
import { createLogger } from '../../../http/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { act } from '../testing/act.ts'
import { compareTables } from '../testing/compareTables.ts'
import { createTimeline } from '../testing/createTimeline.ts'
import { failingDatabase } from '../testing/failingDatabase.ts'
import { startWorld, type World } from '../testing/world.ts'
import { createFollower, type Follower } from './follow/createFollower.ts'

const ACTIONS = process.env.DEEP ? 1_000 : 100
const CHECKS = process.env.DEEP ? 20 : 4
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

const logger = createLogger({ logLevel: 'silent', secrets: [] })

let holders = 0
/** A reader that knows nothing yet, as after a restart. */
function newFollower({ chain }: World, database: Database): Follower {
  const lease = { chainId: chain.id, holder: `server ${++holders}`, leaseMs: 0 }
  return createFollower({ chain, database, lease, firstBlock: 0, logger })
}

/** Reads until there is nothing left to read; what fails is tried again. */
async function catchUp(follower: Follower): Promise<void> {
  for (let idle = 0; idle < 2; ) {
    const advance = await follower.advance(AbortSignal.timeout(60_000)).catch(() => 'behind')
    idle = advance === 'idle' ? idle + 1 : 0
  }
}

describe(`R-GW-2 after ${ACTIONS} random actions (seed ${SEED})`, () => {
  onBothDatabases((database) => {
    let world: World
    beforeAll(async () => {
      world = await startWorld(SEED)
    })
    afterAll(() => world?.chain.stop())

    it('the tables know what was written down, with forks, lost answers and new readers', async () => {
      const { random } = world
      const timeline = createTimeline(world)
      const shaky = failingDatabase(database(), random)
      let follower = newFollower(world, shaky)
      for (let done = 1; done <= ACTIONS; done++) {
        await act(world)
        await timeline.mayFork()
        if (random.chance(0.1)) follower = newFollower(world, shaky)
        if (random.chance(0.5)) await follower.advance(AbortSignal.timeout(60_000)).catch(() => {})
        if (done % Math.ceil(ACTIONS / CHECKS) !== 0) continue
        await catchUp(follower)
        await compareTables(database(), world)
      }
      expect(timeline.forks()).toBeGreaterThan(0)
    })
  })
})
