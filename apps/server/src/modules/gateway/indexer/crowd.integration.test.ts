import { encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/types.ts'
import { ChainUnavailableError, RpcError, UpstreamFailure } from '../../../errors/chainErrors.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { topics } from '../store/topics.ts'
import { prepareSafe } from '../testing/chain/prepareSafe.ts'
import { readTables } from '../testing/expected/readTables.ts'
import { floodAbi, hostileCode } from '../testing/hostile/hostileCode.ts'
import { startWorld, type World } from '../testing/world/startWorld.ts'
import { createFollower } from './follow/createFollower.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })

let world: World
let database: Database
beforeAll(async () => {
  world = await startWorld(5)
})
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())
afterAll(() => world?.chain.stop())

/** A Safe, in one block with so many who only say that they are one. @returns its address */
async function createAmong(fakes: number): Promise<string> {
  const { chain, contracts } = world
  const [owner, eve] = chain.accounts
  const kind = contracts.kinds.find(({ version, l2 }) => version === '1.4.1' && l2)
  if (!owner || !eve || !kind) throw new Error('Something is missing.')
  const { contract: flood } = await chain.send({ from: eve.address, data: hostileCode.flood })
  const args = [topics.proxyCreation, BigInt(fakes), `0x${'00'.repeat(64)}`] as const
  const data = encodeFunctionData({ abi: floodAbi, functionName: 'flood', args })
  const { address, call } = await prepareSafe(chain, {
    kind,
    owners: [owner.address],
    threshold: 1,
    saltNonce: BigInt(fakes),
    creator: owner.address,
  })
  await chain.sendTogether([{ from: eve.address, ...(flood && { to: flood }), data }, call])
  return address
}

/** Follows the chain through somebody who may refuse to ask. */
function follow(mayAsk: (method: string, params: readonly unknown[]) => void) {
  const { chain } = world
  const lease = { chainId: chain.id, holder: 'reader', leaseMs: 60_000 }
  const request = async (method: string, params: readonly unknown[]) => {
    mayAsk(method, params)
    return chain.request(method, params)
  }
  const asked = { ...chain, request }
  return createFollower({ chain: asked, database, lease, firstBlock: 0, logger })
}

const known = async () => (await readTables(database, world.chain.id)).map(({ address }) => address)

it('R-GW-10 a step that takes too long goes on where it stopped', async () => {
  const address = await createAmong(600)
  let left = 0
  const follower = follow((method, params) => {
    left -= 1
    if (left < 0) throw new ChainUnavailableError([new UpstreamFailure('not-connected')])
    const [call] = params
    // A node that runs no code that is nowhere, so that all have to be asked for one by one.
    const isRun = method === 'eth_call' && typeof call === 'object' && call !== null
    if (isRun && !('to' in call)) throw new RpcError(-32602, 'to is missing')
  })
  let outcome = ''
  for (let attempt = 0; attempt < 20 && outcome !== 'idle'; attempt++) {
    left = 400
    outcome = await follower.advance(AbortSignal.timeout(60_000)).catch(() => 'failed')
  }
  expect(outcome).toBe('idle')
  expect(await known()).toContain(address)
})

it('R-GW-10 thousands who say that they are Safes cost a few questions', async () => {
  const address = await createAmong(5_000)
  let asked = 0
  const follower = follow(() => {
    asked += 1
  })
  while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
  expect(await known()).toContain(address)
  expect(asked).toBeLessThan(400)
})
