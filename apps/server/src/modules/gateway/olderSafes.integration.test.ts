import * as contract from '@countersign/gateway'
import type * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { startTestbed, type Testbed } from './testing/server/startTestbed.ts'
import { hashOf, proposalOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
/** So many executions before anybody reads: more than an unknown nonce is looked for in. */
const LIFE = 40
const ground = await useTestGround()
const { ada, ben } = ground

type History = v.InferOutput<typeof contract.getTransactionHistory.response>

const noncesIn = (results: History['results']) =>
  results.flatMap((item) =>
    item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG'
      ? [item.transaction.executionInfo.nonce]
      : [],
  )

onBothDatabases((database) => {
  let bed: Testbed
  let lines: string[]
  let older: TestSafe
  let other: TestSafe
  let firstBlock: number
  const call = <E extends contract.Endpoint>(
    ...[endpoint, parameters]: Parameters<typeof bed.gateway.call<E>>
  ) => bed.gateway.call(endpoint, parameters)

  beforeAll(async () => {
    older = await ground.createSafe('1.4.1', [ada.address, ben.address])
    // It does not announce the nonce of what it executes.
    other = await ground.createSafe('1.4.1', [ada.address, ben.address], { l2: false })
    // They have a life before anybody reads.
    for (let nonce = 0; nonce < LIFE; nonce++) {
      await ground.execute(older, [ada, ben], transactionOf(nonce))
      await ground.execute(other, [ada, ben], transactionOf(nonce))
    }
    await ground.chain.mine(3)
    firstBlock = Number(await ground.chain.request('eth_blockNumber'))
    lines = []
    bed = await startTestbed({ ground, database: database(), firstBlock, lines })
    await bed.catchUp()
    return () => bed.close()
  })

  const historyOf = (safe: TestSafe) =>
    call(contract.getTransactionHistory, { chainId: CHAIN, safeAddress: safe.address })
  const statusOf = async (safe: TestSafe, hash: string) => {
    const id = `multisig_${safe.address}_${hash}`
    const { txStatus } = await call(contract.getTransaction, { chainId: CHAIN, transactionId: id })
    return txStatus
  }

  it('R-OP-5 says from which block on a Safe that is older than the index was read', async () => {
    expect(await historyOf(older)).toMatchObject({ notReadBefore: firstBlock, results: [] })
    const newer = await ground.createSafe('1.4.1', [ada.address])
    await bed.catchUp()
    expect(await historyOf(newer)).not.toHaveProperty('notReadBefore')
  })

  it('R-OP-5 tells what it executes in place of what was proposed by its own nonce', async () => {
    await bed.propose(other, await proposalOf(other, ada, transactionOf(LIFE, { value: 5n })))
    await ground.execute(other, [ada, ben], transactionOf(LIFE))
    await bed.catchUp()
    const { results } = await historyOf(other)
    expect(noncesIn(results)).toEqual([LIFE])
  })

  it.each(['SUCCESS', 'FAILED'] as const)(
    'R-OP-5 settles what was proposed for it, with %s, once that was executed',
    async (status) => {
      const nonce = status === 'SUCCESS' ? LIFE : LIFE + 1
      const value = status === 'SUCCESS' ? 0n : 10n ** 30n
      // Its own gas, so that what fails inside is an execution that failed.
      const transaction = transactionOf(nonce, { value, safeTxGas: 50_000n })
      const hash = hashOf(older, transaction)
      await bed.propose(older, await proposalOf(older, ada, transaction))
      await bed.propose(older, await proposalOf(older, ben, transaction))
      expect(await statusOf(older, hash)).toBe('AWAITING_EXECUTION')
      await ground.execute(older, [ada, ben], transaction)
      await bed.catchUp()
      expect(await statusOf(older, hash)).toBe(status)
      const { results, notReadBefore } = await historyOf(older)
      expect(notReadBefore).toBe(firstBlock)
      expect(JSON.stringify(results)).toContain(hash)
    },
  )

  it('R-OP-5 tells what it executes beside that by its own nonce', async () => {
    await ground.execute(older, [ada, ben], transactionOf(LIFE + 2))
    await bed.catchUp()
    const { results } = await historyOf(older)
    expect(noncesIn(results)).toEqual([LIFE + 2, LIFE + 1, LIFE])
  })

  it('R-OP-5 says that another first block in the configuration changes nothing by itself', async () => {
    const said = () => lines.filter((line) => line.includes('npm run gateway -- reindex'))
    expect(said()).toEqual([])
    await bed.close()
    bed = await startTestbed({ ground, database: database(), firstBlock: 1, lines })
    await bed.catchUp()
    await bed.catchUp()
    expect(said()).toHaveLength(1)
    expect(said()[0]).toContain(`"readFrom":${firstBlock}`)
    expect(await historyOf(older)).toMatchObject({ notReadBefore: firstBlock })
  })

  it('R-OP-5 takes nobody for a Safe because something was proposed, or because it says so', async () => {
    const stranger = await ground.createSafe('1.4.1', [ben.address])
    expect(await historyOf(stranger)).toMatchObject({ notReadBefore: firstBlock })
  })
})
