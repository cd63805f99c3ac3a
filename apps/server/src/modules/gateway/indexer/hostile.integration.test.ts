import { concat, encodeAbiParameters, type Hex, maxUint256, padHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { topics } from '../store/topics.ts'
import { expectedOf } from '../testing/expected/expected.ts'
import { readTables } from '../testing/expected/readTables.ts'
import { createSafe } from '../testing/world/actions/createSafe.ts'
import { receiveCoins } from '../testing/world/actions/receive.ts'
import type { WrittenSafe } from '../testing/world/book.ts'
import { prepareExecution } from '../testing/world/prepareExecution.ts'
import { startWorld, type World } from '../testing/world/startWorld.ts'
import { createFollower } from './follow/createFollower.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })

/** A contract that says whatever it is told: a topic, and the data behind it. */
const SPEAKER: Hex = '0x6e602036038060205f375f35905fa1005f52600f6011f3'

let world: World
let speaker: `0x${string}`
let owner: `0x${string}`
beforeAll(async () => {
  world = await startWorld(3)
  owner = world.chain.accounts[0]?.address ?? '0x'
  const { contract } = await world.chain.send({ from: owner, data: SPEAKER })
  if (!contract) throw new Error('Nobody speaks.')
  speaker = contract
})
afterAll(() => world?.chain.stop())

const words = (...values: (bigint | Hex)[]): Hex =>
  concat(
    values.map((value) =>
      padHex(typeof value === 'bigint' ? `0x${value.toString(16)}` : value, { size: 32 }),
    ),
  )

const SET_UP = encodeAbiParameters(
  [{ type: 'address[]' }, { type: 'uint256' }, { type: 'address' }, { type: 'address' }],
  [['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'], 1n, zeroAddress, zeroAddress],
)

/** A Safe that lets the speaker speak in its name, which only its owners can make it do. */
async function say(safe: WrittenSafe, topic: Hex, data: Hex): Promise<void> {
  const call = { to: speaker, value: 0n, data: concat([topic, data]), operation: 1 as const }
  const prepared = await prepareExecution(world.chain, safe, call)
  const { hash, block } = await world.chain.send({
    from: owner,
    to: safe.address,
    data: prepared.calldata,
  })
  safe.executions.push({ ...prepared, hash, block, success: true, executor: owner })
}

describe('who says anything', () => {
  onBothDatabases((database) => {
    const catchUp = async () => {
      const lease = { chainId: world.chain.id, holder: 'reader', leaseMs: 60_000 }
      const parameters = { chain: world.chain, database: database(), lease, firstBlock: 0, logger }
      const follower = createFollower(parameters)
      while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
      return readTables(database(), world.chain.id)
    }

    it('is no Safe for that: neither by its own word nor by that of a factory', async () => {
      const [kind] = world.contracts.kinds.filter(({ version }) => version === '1.4.1')
      await createSafe(world, kind)
      await world.chain.send({ from: owner, to: speaker, data: concat([topics.safeSetup, SET_UP]) })
      for (const topic of [topics.proxyCreation, topics.proxyCreationLegacy]) {
        const data = concat([topic, words(speaker, kind?.singleton ?? speaker)])
        await world.chain.send({ from: owner, to: speaker, data })
      }
      const known = await catchUp()
      expect(known.map(({ address }) => address)).toEqual(
        world.book.safes.map(({ address }) => address),
      )
    })

    it('can lie about itself, but stops nobody', async () => {
      const liar = await createSafe(
        world,
        world.contracts.kinds.find(({ l2 }) => l2),
      )
      const honest = await createSafe(world)
      const lies: [Hex, Hex][] = [
        [topics.executionSuccess, words(maxUint256, maxUint256)],
        [topics.executionSuccess, words(maxUint256, maxUint256)],
        [topics.changedThreshold, words(maxUint256)],
        [topics.addedOwner, words(owner)],
        [topics.addedOwner, words(owner)],
        [topics.removedOwner, words(speaker)],
        [topics.executionFromModuleSuccess, words(speaker)],
        [topics.safeMultiSigTransaction, words(maxUint256)],
        [topics.safeModuleTransaction, words(speaker, speaker, 1n, maxUint256, 9n)],
        [topics.safeSetup, SET_UP],
        [topics.approveHash, words(1n, owner)],
        [topics.approveHash, words(1n, owner)],
        [topics.signMsg, words(1n)],
        [topics.signMsg, words(1n)],
        ...Array.from({ length: 12 }, (): [Hex, Hex] => [
          topics.safeReceived,
          words(owner, maxUint256),
        ]),
      ]
      for (const [topic, data] of lies) await say(liar, topic, data)
      await receiveCoins(world, liar)
      await receiveCoins(world, honest)
      const known = await catchUp()
      const of = (safe: WrittenSafe) => known.find(({ address }) => address === safe.address)
      expect(of(honest)).toEqual(expectedOf(honest))
      expect(of(liar)?.balance).toBe(String(liar.coins))
      expect(of(liar)?.executions).toEqual(
        expect.arrayContaining(expectedOf(liar).executions.slice(0, 1)),
      )
    })
  })
})
