import * as contract from '@countersign/gateway'
import { delegationTypedData, deletionTypedData, proveDelegation } from '@countersign/safe'
import type { Address } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { testApp } from '../../testing/testApp.ts'
import { testConfig } from '../../testing/testConfig.ts'
import { countPosted } from './testing/server/countPosted.ts'
import { post } from './testing/server/post.ts'
import { readAnswer } from './testing/server/readAnswer.ts'
import { hashOf, proposalOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = 31337
const HOUR = 3_600_000
const ground = await useTestGround()
const { ada, ben, eve, chain } = ground
const [, , , , dan, stranger] = chain.accounts
if (!dan || !stranger) throw new Error('There are too few accounts.')

/** What an owner, or whoever else, signs about a delegate. */
async function signDelegation(by: HDAccount, delegate: Address, time = Date.now(), id = CHAIN) {
  const data = delegationTypedData({ chainId: id, delegate }, time)
  const message = { ...data.message, totp: BigInt(data.message.totp) }
  return by.signTypedData({ ...data, message })
}

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let safe: TestSafe
  beforeAll(async () => {
    safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
    await bed.catchUp()
  })

  const at = (path: string) => `${bed.url}/tx-service/test/api/v2/${path}`
  const given = async (changes: object = {}) => ({
    safe: safe.address,
    delegate: eve.address,
    delegator: ada.address,
    label: 'Eve',
    signature: await signDelegation(ada, eve.address),
    ...changes,
  })
  const add = async (changes: object = {}) => post(at('delegates/'), await given(changes))
  const end = async (body: object, delegate: Address = eve.address) => {
    const response = await fetch(at(`delegates/${delegate}`), {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.status
  }

  const refused: [string, () => Promise<object>, string][] = [
    [
      'a stranger signed',
      async () => ({ signature: await signDelegation(ben, eve.address) }),
      'Invalid signature',
    ],
    [
      'was signed two hours ago',
      async () => ({ signature: await signDelegation(ada, eve.address, Date.now() - 2 * HOUR) }),
      'Invalid signature',
    ],
    [
      'was signed for another chain',
      async () => ({ signature: await signDelegation(ada, eve.address, Date.now(), 1) }),
      'Invalid signature',
    ],
    [
      'was signed for somebody else',
      async () => ({ signature: await signDelegation(ada, dan.address) }),
      'Invalid signature',
    ],
    [
      'no owner of the Safe gives',
      async () => ({ delegator: dan.address, signature: await signDelegation(dan, eve.address) }),
      'is not an owner of the Safe',
    ],
    [
      'somebody without any Safe gives',
      async () => ({
        safe: null,
        delegator: stranger.address,
        signature: await signDelegation(stranger, eve.address),
      }),
      'is not an owner of the Safe',
    ],
    [
      'has a label that turns text around',
      async () => ({ label: 'Eve\u202e' }),
      'letters that nobody sees',
    ],
    [
      'has ended before it began',
      async () => ({ expiryDate: '2020-01-01T00:00:00Z' }),
      'in the past',
    ],
    [
      'is for an owner themselves',
      async () => ({ delegate: ada.address, signature: await signDelegation(ada, ada.address) }),
      'needs no delegation',
    ],
  ]
  it.each(refused)(
    'R-GW-16 a delegation that %s is refused, and nothing is stored',
    async (_, changes, message) => {
      const before = await countPosted(database())
      const answer = await add(await changes())
      expect(answer.status).toBe(422)
      expect(answer.body?.message).toContain(message)
      expect(await countPosted(database())).toBe(before)
    },
  )

  it('R-GW-16 what the hour before was signed counts, and the same again changes nothing', async () => {
    const signature = await signDelegation(ada, eve.address, Date.now() - HOUR)
    expect((await add({ signature })).status).toBe(201)
    const before = await countPosted(database())
    expect((await add()).status).toBe(201)
    expect(await countPosted(database())).toBe(before)
  })

  it('R-GW-16 what a delegate proposes is the owner’s, with nobody’s confirmation, until an owner signs', async () => {
    const transaction = transactionOf(0, { value: 5n })
    const byEve = await proposalOf(safe, eve, transaction)
    expect((await bed.propose(safe, byEve)).status).toBe(200)
    const read = () =>
      bed.gateway.call(contract.getTransaction, {
        chainId: String(CHAIN),
        transactionId: byEve.safeTxHash,
      })
    expect(await read()).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        confirmations: [],
        proposer: { value: ada.address },
        proposedByDelegate: { value: eve.address },
        trusted: true,
      },
    })
    const queue = await bed.gateway.call(contract.getTransactionQueue, {
      chainId: String(CHAIN),
      safeAddress: safe.address,
    })
    expect(JSON.stringify(queue)).toContain(byEve.safeTxHash)
    expect((await bed.propose(safe, await proposalOf(safe, ben, transaction))).status).toBe(200)
    const after = await read()
    expect(after.detailedExecutionInfo).toMatchObject({
      confirmations: [{ signer: { value: ben.address } }],
      proposedByDelegate: { value: eve.address },
    })
  })

  it('R-GW-16 what an owner signed for a delegate is handed out once nobody can use it any more', async () => {
    const transaction = transactionOf(1, { value: 6n })
    const { safeTxHash, ...byEve } = await proposalOf(safe, eve, transaction)
    await bed.propose(safe, { ...byEve, safeTxHash })
    const [row] = await database().run((db) =>
      db
        .selectFrom('delegations')
        .selectAll()
        .where('delegate', '=', eve.address)
        .where('safe', '=', safe.address)
        .execute(),
    )
    const signedHour = Number(row?.signed_hour)
    const readAt = async (time: number) => {
      const { app } = await testApp({
        config: testConfig({}, { chains: [ground.description] }),
        database: database(),
        request: (method, params) => chain.request(method, params),
        now: () => time,
      })
      const response = await app.request(`/v1/chains/${CHAIN}/transactions/${safeTxHash}`)
      const details = readAnswer(contract.getTransaction, await response.json())
      const info = details.detailedExecutionInfo
      return info?.type === 'MULTISIG' ? info.delegation : 'none'
    }
    expect(await readAt((signedHour + 2) * HOUR - 1)).toBeUndefined()
    const proof = await readAt((signedHour + 2) * HOUR)
    expect(proof).toEqual({
      proposalSignature: byEve.signature,
      signature: row?.signature,
      signedHour,
    })
    if (!proof || proof === 'none') throw new Error('There is no proof.')
    const named = { chainId: CHAIN, delegate: eve.address, delegator: ada.address, ...proof }
    const signed = { safeTxHash, signature: proof.proposalSignature }
    expect(await proveDelegation(named, signed)).toBe(true)
    // And by then it is good for nothing.
    const late = await signDelegation(ada, dan.address, Date.now() - 2 * HOUR)
    expect((await add({ delegate: dan.address, signature: late })).status).toBe(422)
  })

  it('R-GW-16 a delegate of one Safe is none of another, and two of them together are none', async () => {
    const other = await ground.createSafe('1.4.1', [ada.address])
    const body = await proposalOf(other, eve, transactionOf(0))
    expect(await bed.propose(other, body)).toMatchObject({
      status: 422,
      body: { message: 'Invalid signature' },
    })
    const both = await proposalOf(safe, eve, transactionOf(4))
    const { signature } = await proposalOf(safe, dan, transactionOf(4))
    // Somebody else's signature in the delegate's name.
    expect((await bed.propose(safe, { ...both, signature })).status).toBe(422)
    const joined = { ...both, signature: both.signature + signature.slice(2) }
    expect((await bed.propose(safe, joined)).status).toBe(422)
  })

  it('R-GW-16 a delegation for all Safes of an owner holds where they are one, and nowhere else', async () => {
    const mine = await ground.createSafe('1.4.1', [ben.address])
    const theirs = await ground.createSafe('1.4.1', [dan.address])
    await bed.catchUp()
    const signature = await signDelegation(ben, stranger.address)
    const all = { safe: null, delegate: stranger.address, delegator: ben.address, signature }
    expect((await add(all)).status).toBe(201)
    const to = async (where: TestSafe) =>
      (await bed.propose(where, await proposalOf(where, stranger, transactionOf(0)))).status
    expect(await to(mine)).toBe(200)
    expect(await to(theirs)).toBe(422)
  })

  it('R-GW-16 the delegate takes back what they proposed, and either of the two ends it', async () => {
    const transaction = transactionOf(2, { value: 8n })
    await bed.propose(safe, await proposalOf(safe, eve, transaction))
    const hash = hashOf(safe, transaction)
    const data = deletionTypedData(safe.account, hash, Date.now())
    const message = { ...data.message, totp: BigInt(data.message.totp) }
    const signature = await eve.signTypedData({ ...data, message })
    const where = { chainId: String(CHAIN), safeTxHash: hash, body: { signature } }
    await bed.gateway.call(contract.deleteTransaction, where)
    expect(
      await end({
        safe: safe.address,
        delegator: ada.address,
        signature: await signDelegation(ben, eve.address),
      }),
    ).toBe(422)
    expect(
      await end({
        safe: safe.address,
        delegator: ada.address,
        signature: await signDelegation(eve, eve.address),
      }),
    ).toBe(204)
    expect(
      await end({ delegator: ada.address, signature: await signDelegation(ada, eve.address) }),
    ).toBe(404)
    const again = await proposalOf(safe, eve, transactionOf(3))
    expect((await bed.propose(safe, again)).status).toBe(422)
  })

  it('R-GW-16 who is no owner any more lets nobody', async () => {
    const shared = await ground.createSafe('1.4.1', [ada.address, dan.address])
    await bed.catchUp()
    const signature = await signDelegation(dan, eve.address)
    expect((await add({ safe: shared.address, delegator: dan.address, signature })).status).toBe(
      201,
    )
    const removal = ground.removeOwner(shared, {
      before: ada.address,
      owner: dan.address,
      nonce: 0,
    })
    await ground.execute(shared, [ada, dan], removal)
    const body = await proposalOf(shared, eve, transactionOf(1))
    expect((await bed.propose(shared, body)).status).toBe(422)
  })
})
