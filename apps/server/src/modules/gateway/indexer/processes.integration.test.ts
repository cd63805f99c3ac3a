import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../../database/openEmbedded.ts'
import { temporaryDirectory, testChain } from '../../../testing/testConfig.ts'
import { usePostgres } from '../../../testing/usePostgres.ts'
import { type ServerProcess, useServerProcesses } from '../../../testing/useServerProcesses.ts'
import { compareLists } from '../testing/expected/compareLists.ts'
import { compareTables } from '../testing/expected/compareTables.ts'
import { act } from '../testing/world/act.ts'
import { createTimeline } from '../testing/world/createTimeline.ts'
import { startWorld, type World } from '../testing/world/startWorld.ts'
import { indexedState } from './indexedState.ts'

const ACTIONS = process.env.DEEP ? 1_000 : 30
const KILLS = process.env.DEEP ? 12 : 1
const SEED = Number(process.env.SEED ?? 11)
const deadlineMs = 30_000

let world: World
beforeAll(async () => {
  world = await startWorld(SEED)
})
afterAll(() => world?.chain.stop())
const { start, end } = useServerProcesses()

function startOne(env: Record<string, string>): Promise<ServerProcess> {
  const directory = temporaryDirectory()
  const CHAINS_FILE = join(directory, 'chains.json')
  writeFileSync(CHAINS_FILE, JSON.stringify([testChain([world.chain.url], world.chain.id)]))
  return start({ CHAINS_FILE, DATA_DIR: directory, ...env })
}

/** Lets things happen, and kills a server so many times in between. */
async function live(killOne: () => Promise<void>): Promise<void> {
  const timeline = createTimeline(world)
  const every = Math.floor(ACTIONS / (KILLS + 1))
  for (let done = 1; done <= ACTIONS; done++) {
    await act(world)
    await timeline.mayFork()
    // Long enough for the servers to be in the middle of something.
    await new Promise((resolve) => setTimeout(resolve, world.random.below(40)))
    if (done % every === 0 && done < ACTIONS) await killOne()
  }
  // A fork that leaves the chain shorter is only seen when it has grown again.
  await world.chain.mine(20)
}

async function head(): Promise<number> {
  return Number(await world.chain.request('eth_blockNumber'))
}

describe(`after ${ACTIONS} random actions and ${KILLS === 1 ? 'a kill' : `${KILLS} kills`} (seed ${SEED})`, () => {
  it('one server with its own database lists what was written down', async () => {
    const DATA_DIR = temporaryDirectory()
    let server = await startOne({ DATA_DIR })
    await live(async () => {
      await end(server, 'SIGKILL')
      server = await startOne({ DATA_DIR })
    })
    const last = await head()
    await expect
      .poll(async () => indexedBlock(server), { timeout: 60_000, interval: 250 })
      .toBe(last)
    await compareLists(server.url, world)
    await end(server, 'SIGKILL')
    const database = await openEmbedded({ dataDir: DATA_DIR, deadlineMs, lockMs: 5_000 })
    await compareTables(database, world)
    await database.close()
  })

  describe('two servers on one Postgres', () => {
    const open = usePostgres()

    it('both list what was written down, whichever of them was killed', async () => {
      const { url: DATABASE_URL, database } = await open()
      const env = { DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) }
      let servers = await Promise.all([startOne(env), startOne(env)])
      await live(async () => {
        const [first, second] = servers
        if (!first || !second) throw new Error('There are two servers.')
        await end(first, 'SIGKILL')
        servers = [second, await startOne(env)]
      })
      const last = await head()
      await expect
        .poll(async () => (await indexedState(database, world.chain.id))?.blockNumber, {
          timeout: 60_000,
          interval: 250,
        })
        .toBe(last)
      await compareTables(database, world)
      for (const { url } of servers) await compareLists(url, world)
    })
  })
})

/** As the server says it to whoever watches it. */
async function indexedBlock({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^countersign_indexer_indexed_block\{[^}]*\} (\d+)/m.exec(text)?.[1])
}
