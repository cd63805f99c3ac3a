import { afterAll, expect, it } from 'vitest'
import { post } from '../modules/gateway/testing/server/post.ts'
import { startTestbed } from '../modules/gateway/testing/server/startTestbed.ts'
import { startTestGround } from '../modules/gateway/testing/server/startTestGround.ts'
import {
  messageHashOf,
  proposalOf,
  transactionOf,
} from '../modules/gateway/testing/server/testSafe.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { watchTurns } from '../testing/watchTurns.ts'
import {
  worstCalldata,
  worstCalls,
  worstSignatures,
  worstSignIns,
  worstTypedData,
} from './worstBodies.ts'

/** Ten times what any request may keep all others waiting. */
const MOST_MS = 1_000

const ground = await startTestGround()
const { ada } = ground
const database = await openTestDatabase()
const bed = await startTestbed({ ground, database })
const safe = await ground.createSafe('1.3.0', [ada.address])
await bed.catchUp()
afterAll(async () => {
  await bed.close()
  await database.close()
  await ground.stop()
})

const at = `/chains/${ground.chain.id}`
const hash = messageHashOf(safe, 'Hello')
const signature = await ada.sign({ hash })
const message = { message: 'Hello', safeAppId: null, signature, origin: null }
const messages = `/v1${at}/safes/${safe.address}/messages`
await post(bed.url + messages, message)

const [calldata, typedData, signatures] = [worstCalldata, worstTypedData, worstSignatures].map(
  (worst) => Object.entries<unknown>(worst),
) as [[string, never][], [string, never][], [string, never][]] // each under its own name, below

type Case = [name: string, path: string, body: unknown]

const proposals = await Promise.all(
  calldata.map(async ([name, data]): Promise<Case> => {
    const transaction = transactionOf(1, { data, operation: 1 })
    const path = `/v1${at}/transactions/${safe.address}/propose`
    return [`a proposal: ${name}`, path, await proposalOf(safe, ada, transaction)]
  }),
)
const CASES: Case[] = [
  ...typedData.map(
    ([name, data]): Case => [`typed data: ${name}`, messages, { ...message, message: data }],
  ),
  ...signatures.map(
    ([name, each]): Case => [
      `a message’s signature: ${name}`,
      messages,
      { ...message, signature: each },
    ],
  ),
  ...signatures.map(
    ([name, each]): Case => [
      `a signature: ${name}`,
      `/v1${at}/messages/${hash}/signatures`,
      { signature: each },
    ],
  ),
  ['a long message', messages, { ...message, message: '\u{1f4a9}'.repeat(15_000) }],
  ...calldata.map(([name, data]): Case => [`calldata: ${name}`, `/v1${at}/data-decoder`, { data }]),
  ...calldata.map(
    ([name, data]): Case => [
      `an estimation: ${name}`,
      `/v2${at}/safes/${safe.address}/multisig-transactions/estimations`,
      { to: ada.address, value: '0', data, operation: 1 },
    ],
  ),
  ...proposals,
  ...Object.entries(worstCalls).map(
    ([name, body]): Case => [`calls: ${name}`, `/api/rpc/${ground.chain.id}`, body],
  ),
  ...Object.entries(worstSignIns).map(
    ([name, body]): Case => [`a sign-in: ${name}`, '/api/auth/verify', body],
  ),
]

it.each(CASES)('R-BND-2 %s: others are answered meanwhile', async (_, path, body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const turns = watchTurns()
  const attack = post(bed.url + path, text)
  const other = fetch(`${bed.url}/v1/chains`)
  expect((await other).status).toBe(200)
  expect((await attack).status).not.toBe(500)
  turns.stop()
  expect(turns.longest()).toBeLessThan(MOST_MS)
})
