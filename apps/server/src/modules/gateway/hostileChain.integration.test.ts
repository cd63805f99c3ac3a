import * as contract from '@countersign/gateway'
import { type Address, isAddressEqual } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { createChains } from '../../chains/createChains.ts'
import type { Database } from '../../database/types.ts'
import { createLogger } from '../../log/createLogger.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testConfig } from '../../testing/testConfig.ts'
import { createFollower, type Follower } from './indexer/follow/createFollower.ts'
import { compareLists } from './testing/expected/compareLists.ts'
import { compareTables } from './testing/expected/compareTables.ts'
import { postAbsurdities } from './testing/hostile/postAbsurdities.ts'
import { type Hostility, startHostility } from './testing/hostile/startHostility.ts'
import { startTestbed } from './testing/server/startTestbed.ts'
import { describeChain } from './testing/server/startTestGround.ts'
import { act } from './testing/world/act.ts'
import { startWorld, type World } from './testing/world/startWorld.ts'

const BLOCKS = process.env.DEEP ? 2_000 : 300
/** How many times something honest happens between them: so often that strangers overflow a block, too. */
const DEEDS = process.env.DEEP ? BLOCKS / 50 : 12
const SEEDS = process.env.DEEP
  ? Array.from({ length: 25 }, (_, index) => index + 1)
  : [Number(process.env.SEED ?? 11)]
/** How much more a part of the story may cost than the same part without strangers. */
const MOST = 10

const logger = createLogger({ logLevel: 'silent', secrets: [] })

/** What a part of the story cost to read: questions to the node, and rows in the database. */
type Cost = { asked: number; rows: number }

const TABLES = [
  ...(['safes', 'safe_owners', 'safe_thresholds', 'executions', 'module_executions'] as const),
  ...(['transfers', 'history', 'approved_hashes', 'signed_messages', 'unread_parts'] as const),
]

async function countRows(database: Database): Promise<number> {
  const counts = await database.run((db) =>
    Promise.all(TABLES.map((table) => db.selectFrom(table).select('chain_id').execute())),
  )
  return counts.reduce((sum, rows) => sum + rows.length, 0)
}

/** Tells the same story, and reads it part by part; `others` fill the blocks between the deeds. */
async function tell(
  world: World,
  database: Database,
  others: (part: number, blocks: number) => Promise<void>,
): Promise<Cost[]> {
  const { chain, contracts } = world
  const config = testConfig({}, { chains: [describeChain(chain, contracts)] })
  // Over HTTP, where answers have their limits.
  const chains = createChains({ chains: config.chains, secrets: [], logger })
  const client = chains.get(chain.id)
  if (!client) throw new Error('There is no chain.')
  let asked = 0
  const request: typeof client.request = (...call) => {
    asked += 1
    return client.request(...call)
  }
  const follower: Follower = createFollower({
    chain: { ...client, request },
    database,
    lease: { chainId: chain.id, holder: 'reader', leaseMs: 600_000 },
    firstBlock: 0,
    logger,
  })
  const costs: Cost[] = []
  for (let part = 0; part < DEEDS; part++) {
    await act(world)
    await others(part, BLOCKS / DEEDS)
    const before = { asked, rows: await countRows(database) }
    for (let idle = 0; idle < 2; ) {
      idle = (await follower.advance(AbortSignal.timeout(60_000))) === 'idle' ? idle + 1 : 0
    }
    costs.push({ asked: asked - before.asked, rows: (await countRows(database)) - before.rows })
  }
  chains.close()
  return costs
}

const most = (costs: readonly Cost[], of: keyof Cost) => Math.max(...costs.map((each) => each[of]))

describe.each(SEEDS)('R-GW-10 a chain full of strangers (seed %i)', (seed) => {
  const ends: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  it(`tells ${BLOCKS} blocks of the same story, and costs no more than ten times as much`, async () => {
    const quiet = await startWorld(seed)
    ends.push(quiet.chain.stop)
    const calm = await openTestDatabase()
    ends.push(calm.close)
    const before = await tell(quiet, calm, (_, blocks) => quiet.chain.mine(blocks))

    const hostility: Hostility = await startHostility(await startWorld(seed), seed)
    const { world } = hostility
    ends.push(world.chain.stop)
    const database = await openTestDatabase()
    ends.push(database.close)
    const after = await tell(world, database, async (part, blocks) => {
      if (part % 20 === 10) await hostility.overflow()
      await hostility.strike(blocks)
    })
    expect(Number(await world.chain.request('eth_blockNumber'))).toBeGreaterThanOrEqual(BLOCKS)
    await compareTables(database, world)
    expect(most(after, 'asked')).toBeLessThanOrEqual(MOST * most(before, 'asked'))
    expect(most(after, 'rows')).toBeLessThanOrEqual(MOST * most(before, 'rows'))

    const description = describeChain(world.chain, world.contracts)
    const bed = await startTestbed({ ground: { chain: world.chain, description }, database })
    ends.push(bed.close)
    const refused = await postAbsurdities(bed, world, seed)
    expect(refused.filter((status) => status >= 500)).toEqual([])
    await compareLists(bed.url, world)
    for (const { address, coins, tokens, owners, threshold, executions } of world.book.safes) {
      const of = { chainId: String(world.chain.id), safeAddress: address }
      const safe = await bed.gateway.call(contract.getSafe, of)
      expect(safe).toMatchObject({ nonce: executions.length, threshold })
      expect(safe.owners.map(({ value }) => value).sort()).toEqual([...owners].sort())
      const { items } = await bed.gateway.call(contract.getBalances, { ...of, currency: 'usd' })
      const balanceOf = (token: Address) =>
        items.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, token))?.balance
      expect(items[0]?.balance).toBe(String(coins))
      expect(balanceOf(world.contracts.token) ?? '0').toBe(String(tokens))
      // Nobody can put anything into a queue who has not signed it.
      const queue = await bed.gateway.call(contract.getTransactionQueue, { ...of, trusted: true })
      expect(queue.results).toEqual([])
    }
  })
})
