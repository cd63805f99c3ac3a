import { randomBytes } from 'node:crypto'
import { encodeMultiSend } from '@countersign/safe'
import { type Address, encodeFunctionData, padHex, toHex } from 'viem'
import { expect, it } from 'vitest'
import { answerFrom } from '../../testing/answerFrom.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { startFakeNode } from '../../testing/startFakeNode.ts'
import { hasRoomForMessage } from './store/budget.ts'
import { insertMessage } from './store/messages.ts'
import { makeRoom } from './store/quarantine.ts'
import { safeAbi } from './testing/chain/deployContracts.ts'
import { post } from './testing/server/post.ts'
import {
  hashOf,
  messageHashOf,
  proposalOf,
  type TestSafe,
  transactionOf,
} from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, ben } = ground

const newSafe = () => ground.createSafe('1.4.1', [ada.address, ben.address])

/** Targets that nobody knows, each another one. */
const strangers = (count: number): Address[] =>
  Array.from({ length: count }, (_, index) => padHex(toHex(index + 0x10000), { size: 20 }))

onBothDatabases((database) => {
  const node = startFakeNode(answerFrom(ground.chain.request))
  const bed = useTestbed({ ground, database, node })

  const unsignedOf = async (safe: TestSafe, nonce: number, value: bigint) => {
    const { signature: _, ...unsigned } = await proposalOf(
      safe,
      ada,
      transactionOf(nonce, { value }),
    )
    return unsigned
  }
  const keptOf = ({ address }: TestSafe) =>
    database().run((db) =>
      db
        .selectFrom('proposals')
        .select(['safe_tx_hash', 'trusted', 'value'])
        .where('safe', '=', address)
        .orderBy('submitted_at')
        .execute(),
    )

  it.each([
    ['nobody signed', undefined],
    ['a stranger signed', `0x${'11'.repeat(65)}` as const],
  ])('R-GW-10 a long batch that %s costs few questions', async (_, signature) => {
    const safe = await newSafe()
    const data = encodeMultiSend(
      strangers(690).map((to) => ({ to, value: 0n, data: '0x', operation: 1 })),
    )
    const transaction = transactionOf(0, { operation: 1, to: safe.kind.multiSend, data })
    const { signature: _own, ...unsigned } = await proposalOf(safe, ada, transaction)
    await bed.propose(safe, await unsignedOf(safe, 0, 1n))
    const before = (await node).calls.length
    const answer = await bed.propose(safe, { ...unsigned, ...(signature && { signature }) })
    expect(answer.status).toBe(422)
    expect((await node).calls.length - before).toBeLessThan(20)
  })

  it('R-GW-10 what nobody signed gives way to what comes later, and never fills a queue', async () => {
    const safe = await newSafe()
    const statuses: number[] = []
    for (let value = 0n; value < 25n; value++) {
      statuses.push((await bed.propose(safe, await unsignedOf(safe, Number(value), value))).status)
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    const kept = await keptOf(safe)
    expect(kept.map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 5),
    )
    // Far ahead nobody who has not signed may reserve a place.
    const far = await bed.propose(safe, await unsignedOf(safe, 2 ** 40, 1n))
    expect(far.status).toBe(422)
    expect(await bed.propose(safe, await proposalOf(safe, ada, transactionOf(0)))).toMatchObject({
      status: 200,
    })
  })

  it('R-GW-10 nothing that an owner signed gives way, here or on the chain', async () => {
    const safe = await newSafe()
    const signed = transactionOf(0, { value: 100n })
    await bed.propose(safe, await proposalOf(safe, ada, signed))
    const approved = transactionOf(0, { value: 101n })
    const { signature: _, ...unsigned } = await proposalOf(safe, ada, approved)
    await bed.propose(safe, unsigned)
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'approveHash',
      args: [hashOf(safe, approved)],
    })
    await ground.chain.send({ from: ada.address, to: safe.address, data })
    await bed.catchUp()
    for (let value = 0n; value < 25n; value++) {
      await bed.propose(safe, await unsignedOf(safe, 0, value))
    }
    const later = new Date(Date.now() + 400 * 86_400_000)
    await database().transaction((db) =>
      makeRoom(db, { chainId: ground.chain.id, safe: safe.address }, later),
    )
    const hashes = (await keptOf(safe)).map(({ safe_tx_hash }) => safe_tx_hash)
    expect(hashes.sort()).toEqual([hashOf(safe, signed), hashOf(safe, approved)].sort())
  })

  it('R-GW-10 all that nobody signed together has a bound', async () => {
    const [one, other] = [await newSafe(), await newSafe()]
    for (let value = 0n; value < 6n; value++) {
      await bed.propose(value % 2n ? one : other, await unsignedOf(one, 0, value))
      await bed.propose(one, await unsignedOf(one, 0, value))
    }
    const key = { chainId: ground.chain.id, safe: other.address }
    const limits = { ofSafe: 20, rows: 3, bytes: 1_000_000 }
    await database().transaction((db) => makeRoom(db, key, new Date(), limits))
    const { length } = (
      await database().run((db) =>
        db.selectFrom('proposals').select('safe').where('trusted', '=', false).execute(),
      )
    ).filter(({ safe }) => safe === one.address || safe === other.address)
    expect(length).toBeLessThanOrEqual(3)
    expect(length).toBeGreaterThan(0)
  })

  it('R-GW-10 a Safe’s messages have a budget of bytes, and other Safes have their own', async () => {
    const [greedy, modest] = [await newSafe(), await newSafe()]
    const send = async (safe: TestSafe, message: string) => {
      const signature = await ada.sign({ hash: messageHashOf(safe, message) })
      const path = `${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`
      return (await post(path, { message, signature })).status
    }
    expect(await send(greedy, 'the first')).toBe(202)
    const key = { chainId: ground.chain.id, safe: greedy.address }
    await database().transaction(async (db) => {
      for (let index = 0; index < 150; index++) {
        await insertMessage(db, key, {
          messageHash: padHex(toHex(index + 1), { size: 32 }),
          message: noise(60_000),
          proposedBy: ada.address,
          safeAppId: null,
          origin: null,
          at: new Date(),
        })
      }
    })
    expect(await send(greedy, 'one too many')).toBe(429)
    expect(await send(modest, 'hi')).toBe(202)
    // When the whole is full, those that have much wait, and those that have little do not.
    const full = { ofSafe: 8_000_000, ofAll: 0, ofSafeThen: 100_000 }
    const room = (safe: TestSafe) =>
      database().run((db) =>
        hasRoomForMessage(db, { chainId: ground.chain.id, safe: safe.address }, full),
      )
    expect([await room(greedy), await room(modest)]).toEqual([false, true])
  })
})

/** Text that cannot be written any shorter. */
function noise(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length)
}
