import { delegationTypedData } from '@countersign/safe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countPosted } from '../modules/gateway/testing/server/countPosted.ts'
import { startTestbed, type Testbed } from '../modules/gateway/testing/server/startTestbed.ts'
import { startTestGround } from '../modules/gateway/testing/server/startTestGround.ts'
import {
  messageHashOf,
  proposalOf,
  transactionOf,
} from '../modules/gateway/testing/server/testSafe.ts'
import { onBothDatabases } from '../testing/onBothDatabases.ts'
import { fuzzValue, mutate } from './fuzzValue.ts'
import { createRandom, type Random } from './random.ts'

/** On each database. */
const COUNT = process.env.DEEP ? 50_000 : 250
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const AT_ONCE = 8
const CHAIN = '31337'

const ground = await startTestGround()
const { ada, eve } = ground
const safe = await ground.createSafe('1.4.1', [ada.address], { l2: false })
let proper: { path: string; body: Record<string, unknown> }[]

beforeAll(async () => {
  const hash = messageHashOf(safe, 'Hello')
  const signature = await ada.sign({ hash })
  const message = { message: 'Hello', safeAppId: null, signature, origin: null }
  const estimation = { to: ada.address, value: '1', data: '0x', operation: 0 }
  const at = `/chains/${CHAIN}`
  const service = '/tx-service/test/api'
  const { safeTxHash, ...proposal } = await proposalOf(safe, ada, transactionOf(2))
  const typed = delegationTypedData({ chainId: Number(CHAIN), delegate: eve.address }, Date.now())
  const delegation = {
    safe: safe.address,
    delegate: eve.address,
    delegator: ada.address,
    label: 'Eve',
    signature: await ada.signTypedData({
      ...typed,
      message: { ...typed.message, totp: BigInt(typed.message.totp) },
    }),
    expiryDate: null,
  }
  proper = [
    {
      path: `/v1${at}/transactions/${safe.address}/propose`,
      body: await proposalOf(safe, ada, transactionOf(1)),
    },
    { path: `/v1${at}/safes/${safe.address}/messages`, body: message },
    { path: `/v1${at}/messages/${hash}/signatures`, body: { signature } },
    { path: `/v2${at}/safes/${safe.address}/multisig-transactions/estimations`, body: estimation },
    {
      path: `/v1${at}/data-decoder`,
      body: { data: `0x8d80ff0a${'00'.repeat(64)}`, to: ada.address },
    },
    {
      path: `${service}/v2/safes/${safe.address}/multisig-transactions/`,
      body: { ...proposal, contractTransactionHash: safeTxHash },
    },
    {
      path: `${service}/v1/multisig-transactions/${safeTxHash}/confirmations/`,
      body: { signature: proposal.signature },
    },
    { path: `${service}/v1/safes/${safe.address}/messages/`, body: message },
    { path: `${service}/v2/delegates/`, body: delegation },
  ]
})
afterAll(() => ground.stop())

/** A proper request with something wrong in it. */
function wrong(random: Random): { path: string; text: string } {
  const { path, body } = random.pick(proper)
  const changed: Record<string, unknown> = { ...body }
  do {
    const name = random.pick(Object.keys(body))
    const value = body[name]
    changed[name] =
      typeof value === 'string' && random.chance(0.6) ? mutate(random, value) : fuzzValue(random)
  } while (random.chance(0.2))
  const text = JSON.stringify(changed)
  return { path, text: random.chance(0.1) ? mutate(random, text) : text }
}

onBothDatabases((database) => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await startTestbed({ ground, database: database() })
    await bed.catchUp()
  })
  afterAll(() => bed?.close())

  it(`R-GW-6 ${COUNT} proposals, messages and questions gone wrong: no 500, and nothing stored but what is right`, async () => {
    const seen = new Map<number, number>()
    let index = 0

    async function work(): Promise<void> {
      while (index < COUNT) {
        const random = createRandom(SEED * 1_000_003 + index++)
        const { path, text } = wrong(random)
        const response = await fetch(bed.url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: text.toWellFormed(),
        })
        const answer = await response.text()
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
        const said = `${path} ${text.slice(0, 2_000)} (seed ${SEED}): ${answer}`
        // 503 is what a node that is slower than its visitors leads to.
        expect(response.status, said).not.toBe(500)
        if (response.status >= 400) {
          const { code, message } = JSON.parse(answer)
          expect([code, typeof message], said).toEqual([response.status, 'string'])
        }
      }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, work))
    for (const status of [200, 400, 404, 422]) expect([...seen.keys()]).toContain(status)
    // Two proposals, one message and their signatures, and one delegate are right; what is wrong around them changes nothing.
    expect(await countPosted(database())).toBeLessThanOrEqual(7)
  })
})
