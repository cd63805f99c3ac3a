import * as contract from '@countersign/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChains } from '../../../chains/createChains.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { faults } from '../../../testing/faults.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { type Lie, passOn } from '../../../testing/passOn.ts'
import { type FakeNode, startFakeNode } from '../../../testing/startFakeNode.ts'
import { testChain, testConfig } from '../../../testing/testConfig.ts'
import { readTables } from '../testing/expected/readTables.ts'
import { post } from '../testing/server/post.ts'
import { readPosted } from '../testing/server/readPosted.ts'
import { startTestbed, type Testbed } from '../testing/server/startTestbed.ts'
import { startTestGround, type TestGround } from '../testing/server/startTestGround.ts'
import {
  messageHashOf,
  proposalOf,
  type TestSafe,
  transactionOf,
} from '../testing/server/testSafe.ts'
import { createFollower, type Follower } from './follow/createFollower.ts'
import { indexedState } from './indexedState.ts'
import { askReindex } from './store/rebuild.ts'

const CHAIN = '31337'
const soon = () => AbortSignal.timeout(60_000)
/** More than are remembered, a few at a time so that each is. */
const [ROUNDS, AT_ONCE] = [9, 64]

const PATIENT = { timeout: 60_000, interval: 200 }

onBothDatabases((database) => {
  let ground: TestGround
  let bed: Testbed
  let first: FakeNode
  let second: FakeNode
  let safe: TestSafe
  /** Where the chain was before everything that is remembered. */
  let snapshot: unknown
  const lines: string[] = []
  const closing: (() => void)[] = []

  beforeAll(async () => {
    ground = await startTestGround()
    first = await startFakeNode(passOn(ground.chain.url))
    second = await startFakeNode(passOn(ground.chain.url))
    bed = await startTestbed({ ground, database: database() })
    safe = await ground.createSafe('1.4.1', [ground.ada.address, ground.ben.address])
    await ground.giveCoins(safe, 100n)
    snapshot = await ground.chain.request('evm_snapshot')
    await postEverything()
    await ground.execute(safe, [ground.ada, ground.ben], transactionOf(0, { value: 1n }))
    const follower = newFollower()
    await catchUp(follower)
    for (let round = 0; round < ROUNDS; round++) {
      await ground.chain.mine(AT_ONCE)
      await catchUp(follower)
    }
  })
  beforeEach(() => {
    for (const node of [first, second]) node.behave(passOn(ground.chain.url))
    lines.length = 0
  })
  afterAll(async () => {
    for (const close of closing) close()
    await bed?.close()
    await first?.close()
    await second?.close()
    await ground?.stop()
  })

  /** Two transactions, the first of which will be executed, and a message. */
  async function postEverything(): Promise<void> {
    const { ada, ben } = ground
    for (const [nonce, value] of [
      [0, 1n],
      [1, 2n],
    ] as const) {
      for (const owner of [ada, ben]) {
        const body = await proposalOf(safe, owner, transactionOf(nonce, { value }))
        expect((await bed.propose(safe, body)).status).toBe(200)
      }
    }
    const url = `${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`
    const signature = await ada.sign({ hash: messageHashOf(safe, 'We agree.') })
    expect((await post(url, { message: 'We agree.', signature })).status).toBe(202)
  }

  /** A reader that knows nothing yet, as after a restart. */
  function newFollower(nodes = [first, second]): Follower {
    const rpc = nodes.map(({ url }) => url)
    const config = testConfig({ LOG_LEVEL: 'info' }, { chains: [testChain(rpc)] })
    const logger = createLogger(config, { write: (line) => lines.push(line) })
    const timeouts = { attemptMs: 20_000, hedgeMs: 20_000, totalMs: 60_000 }
    const chains = createChains({ chains: config.chains, secrets: [], logger, timeouts })
    closing.push(chains.close)
    const chain = chains.get(ground.chain.id)
    if (!chain) throw new Error('There is no chain.')
    const lease = { chainId: chain.id, holder: `server ${closing.length}`, leaseMs: 0 }
    return createFollower({ chain, database: database(), lease, firstBlock: 0, logger })
  }

  async function catchUp(follower: Follower): Promise<void> {
    for (let idle = 0; idle < 2; ) {
      idle = (await follower.advance(soon())) === 'idle' ? idle + 1 : 0
    }
  }

  const state = () => indexedState(database(), ground.chain.id)
  const tables = () => readTables(database(), ground.chain.id)
  const of = () => ({ chainId: CHAIN, safeAddress: safe.address })
  const queued = async () => {
    const { results } = await bed.gateway.call(contract.getTransactionQueue, of())
    return results.flatMap((item) =>
      item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG'
        ? [item.transaction.executionInfo.nonce]
        : [],
    )
  }
  const executed = async () => {
    const { results } = await bed.gateway.call(contract.getTransactionHistory, of())
    return results.flatMap((item) =>
      item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG'
        ? [item.transaction.executionInfo.nonce]
        : [],
    )
  }

  /** Does something, and expects that nothing of people and nothing of the index is gone. */
  async function nothingLost(work: () => Promise<void>): Promise<void> {
    const [posted, known] = [await readPosted(database()), await tables()]
    expect(posted).toHaveLength(8)
    expect(known).toHaveLength(1)
    await work()
    expect(await readPosted(database())).toEqual(posted)
    expect(await tables()).toEqual(known)
    expect(await queued()).toEqual([1])
    expect(await executed()).toEqual([0])
  }

  /** So many blocks fewer than there are. */
  function lagging(blocks: number): Lie {
    return async (method, params) => {
      const newest = Number(await ground.chain.request('eth_blockNumber')) - blocks
      if (method === 'eth_blockNumber') return `0x${newest.toString(16)}`
      if (method !== 'eth_getBlockByNumber') return undefined
      if (params[0] === 'latest') {
        return ground.chain.request(method, [`0x${newest.toString(16)}`, params[1]])
      }
      return Number(params[0]) > newest ? null : undefined
    }
  }

  const ODD = `0x${'0d'.repeat(32)}`
  const oddFirst =
    (isOdd: () => boolean): Lie =>
    async (method, params) => {
      if (method !== 'eth_getBlockByNumber' || Number(params[0]) !== 0 || !isOdd()) return undefined
      const block = (await ground.chain.request(method, params)) as Record<string, unknown> // a block
      return { ...block, hash: ODD }
    }

  describe('R-GW-11 a node that is far behind', () => {
    it.each([
      ['the only one', () => [first]],
      ['the preferred one', () => [first, second]],
    ])('is behind, and no reorg: %s', async (_title, nodes) => {
      const follower = newFollower(nodes())
      await catchUp(follower)
      await nothingLost(async () => {
        first.behave(passOn(ground.chain.url, lagging(ROUNDS * AT_ONCE)))
        await catchUp(follower)
        // And to whoever starts now.
        await catchUp(newFollower(nodes()))
      })
      expect(follower.state().condition).toBe('behind')
      expect(await state()).toMatchObject({ condition: 'behind', rebuiltBlock: null })
      expect(lines.join('\n')).toContain('the nodes are behind what was read')
      first.behave(passOn(ground.chain.url))
      await ground.chain.mine()
      await catchUp(newFollower(nodes()))
      expect(await state()).toMatchObject({ condition: 'following', lag: 0 })
    })
  })

  describe('R-GW-11 an odd first block', () => {
    it.each([
      ['the only one', () => [first]],
      ['the preferred one', () => [first, second]],
    ])('said once, at the start, by %s, changes nothing', async (_title, nodes) => {
      let answers = 0
      first.behave(
        passOn(
          ground.chain.url,
          oddFirst(() => ++answers === 1),
        ),
      )
      await nothingLost(() => catchUp(newFollower(nodes())))
      expect(answers).toBeGreaterThan(1)
      expect(await state()).toMatchObject({ condition: 'following', rebuiltBlock: null })
    })

    it('that one node insists on is a disagreement: nothing moves, and all say so', async () => {
      first.behave(
        passOn(
          ground.chain.url,
          oddFirst(() => true),
        ),
      )
      const follower = newFollower()
      await nothingLost(() => catchUp(follower))
      expect(follower.state().condition).toBe('disagreeing')
      expect(await state()).toMatchObject({ condition: 'disagreeing', rebuiltBlock: null })
      const told = lines.filter((line) => line.includes('do not agree which chain'))
      expect(told).toHaveLength(1)
      for (const name of ['primary', 'secondary']) expect(told[0]).toContain(name)
    })
  })

  describe('R-GW-11 a reorg before everything that is remembered', () => {
    it('moves nothing as long as one node does not know of it, or cannot be asked', async () => {
      const old = new Map<number, unknown>()
      const newest = Number(await ground.chain.request('eth_blockNumber'))
      for (let number = 0; number <= newest; number++) {
        const params = [`0x${number.toString(16)}`, false]
        old.set(number, await ground.chain.request('eth_getBlockByNumber', params))
      }
      await catchUp(newFollower())
      const [posted, known] = [await readPosted(database()), await tables()]
      await ground.chain.request('evm_revert', [snapshot])
      await ground.chain.send({ from: ground.payer, to: ground.eve.address, value: 1n })
      await ground.chain.mine(newest + 2_500)
      const isOld: Lie = (method, params) => {
        if (method !== 'eth_getBlockByNumber') return undefined
        return old.get(params[0] === 'latest' ? newest : Number(params[0])) ?? null
      }
      for (const behaviour of [passOn(ground.chain.url, isOld), faults.reset ?? (() => {})]) {
        second.behave(behaviour)
        await catchUp(newFollower())
        expect(await state()).toMatchObject({ condition: 'disagreeing', rebuiltBlock: null })
        expect(await tables()).toEqual(known)
        expect(await readPosted(database())).toEqual(posted)
        expect(await executed()).toEqual([0])
      }
    })

    it('that all agree on is read into an index beside; what people signed is matched again', async () => {
      const [posted, known] = [await readPosted(database()), await tables()]
      let follower = newFollower()
      let steps = 0
      for (let last = 0; ; ) {
        await follower.advance(soon())
        const { rebuilt } = follower.state()
        if (rebuilt === null) break
        // The old index answers until the new one is complete.
        expect(await tables()).toEqual(known)
        expect(await executed()).toEqual([0])
        expect(await queued()).toEqual(expect.arrayContaining([1]))
        expect(await state()).toMatchObject({ rebuiltBlock: rebuilt })
        if (rebuilt === last) continue
        last = rebuilt
        steps += 1
        // As after a crash.
        follower = newFollower()
      }
      expect(steps).toBeGreaterThan(1)
      await catchUp(follower)
      expect(await state()).toMatchObject({ condition: 'following', lag: 0, rebuiltBlock: null })
      expect(await readPosted(database())).toEqual(posted)
      expect(await executed()).toEqual([])
      // A Safe's nonce is remembered for a moment.
      await expect.poll(queued, PATIENT).toEqual([0, 1])
      await ground.execute(safe, [ground.ada, ground.ben], transactionOf(0, { value: 1n }))
      await catchUp(follower)
      expect(await executed()).toEqual([0])
      await expect.poll(queued, PATIENT).toEqual([1])
      const { confirmations } = await bed.gateway
        .call(contract.getTransaction, {
          chainId: CHAIN,
          transactionId: `multisig_${safe.address}_${await hashOfFirst()}`,
        })
        .then(({ detailedExecutionInfo }) =>
          detailedExecutionInfo?.type === 'MULTISIG'
            ? detailedExecutionInfo
            : { confirmations: [] },
        )
      expect(confirmations).toHaveLength(2)
    })

    it('leaves no row of the old index behind', async () => {
      const rows = await database().run((db) =>
        db.selectFrom('safes').select('chain_id').distinct().execute(),
      )
      expect(rows.map(({ chain_id }) => Number(chain_id))).toEqual([-ground.chain.id])
    })
  })

  it('R-GW-11 the operator may have it rebuilt even while the nodes disagree', async () => {
    first.behave(
      passOn(
        ground.chain.url,
        oddFirst(() => true),
      ),
    )
    const follower = newFollower()
    await nothingLost(async () => {
      await catchUp(follower)
      expect(follower.state().condition).toBe('disagreeing')
      expect(await database().run((db) => askReindex(db, ground.chain.id))).toBe(true)
      await catchUp(follower)
    })
    const rows = await database().run((db) =>
      db.selectFrom('safes').select('chain_id').distinct().execute(),
    )
    expect(rows.map(({ chain_id }) => Number(chain_id))).toEqual([ground.chain.id])
  })

  const hashOfFirst = async () =>
    (await proposalOf(safe, ground.ada, transactionOf(0, { value: 1n }))).safeTxHash
})
