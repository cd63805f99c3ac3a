import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createGateway,
  eachPage,
  type Gateway,
  getMessages,
  getSafe,
  getTransaction,
  getTransactionHistory,
  getTransactionQueue,
  type TransactionListItem,
} from '@countersign/gateway'
import {
  createLogger,
  type Database,
  parseConfig,
  type RunningServer,
  startServer,
} from '@countersign/server'
import { parseSignInMessage } from '@countersign/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../openFreshDatabase.ts'
import { untilRead } from '../../untilRead.ts'
import { startWorld } from '../../world/startWorld.ts'
import type { World } from '../../world/types.ts'
import { owners, strangers } from '../cast.ts'
import { countExecutions } from '../countExecutions.ts'
import { storySafes } from '../storySafes.ts'
import { tellStory } from '../tellStory.ts'
import type { StorySafe } from '../types.ts'
import { postStory } from './postStory.ts'

let world: World
let database: Database
let server: RunningServer
let gateway: Gateway
const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
writeFileSync(join(directory, 'index.html'), '')

async function start(birthmark: number) {
  world = await startWorld({ story: tellStory, birthmark })
  const env = {
    PORT: await freePort(),
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  }
  const chains = world.chains.map(({ description }) => description)
  const config = parseConfig(env, { chains })
  const logger = createLogger(config)
  database = await openFreshDatabase(config, logger)
  server = await startServer({ config, database, site: { root: directory }, logger })
  gateway = createGateway({ baseUrl: server.url })
  await untilRead(server.indexing)
}

async function stop() {
  await server?.close()
  await database?.close()
  await world?.stop()
}

beforeAll(async () => {
  await start(1)
  await postStory({ publicUrl: server.url })
})
afterAll(stop)

async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return String(typeof address === 'object' ? address?.port : '')
}

const placeOf = ({ chainId, address }: StorySafe) => ({
  chainId: String(chainId),
  safeAddress: address,
})

/** Nonces from the next one on, with their numbers of signatures. */
async function queueOf(safe: StorySafe, trusted: boolean) {
  const { results } = await gateway.call(getTransactionQueue, { ...placeOf(safe), trusted })
  return results.flatMap((item: TransactionListItem) => {
    if (item.type !== 'TRANSACTION') return []
    const { executionInfo, id } = item.transaction
    if (executionInfo?.type !== 'MULTISIG') return []
    const nonce = executionInfo.nonce - countExecutions(safe)
    return [{ id, nonce, signed: executionInfo.confirmationsSubmitted }]
  })
}

const summary = async (safe: StorySafe, trusted = true) =>
  (await queueOf(safe, trusted)).map(({ nonce, signed }) => `${nonce}: ${signed}`)

test.each(Object.entries(storySafes))(
  'R-GW-1 %s is an official Safe that has run official code only',
  async (_, { chainId, address }) => {
    const state = await gateway.call(getSafe, {
      chainId: String(chainId),
      safeAddress: address,
    })
    expect(['UP_TO_DATE', 'OUTDATED']).toContain(state.implementationVersionState)
    expect(state.unknownCode).toMatchObject({ count: 0, transactions: [] })
  },
)

test('the treasury has conflicts, ready payments and some that wait for Ada', async () => {
  expect(await summary(storySafes.treasury)).toEqual([
    ...['0: 3', '0: 1'],
    '1: 2',
    '2: 1',
    ...['3: 2', '3: 1'],
    '4: 1',
    '5: 4',
  ])
})

test('what nobody signed is kept apart', async () => {
  const { treasury } = storySafes
  const trusted = new Set((await queueOf(treasury, true)).map(({ id }) => id))
  const all = await queueOf(treasury, false)
  const quarantined = all.filter(({ id }) => !trusted.has(id))
  expect(quarantined.map(({ nonce, signed }) => [nonce, signed])).toEqual([
    [0, 0],
    [1, 0],
  ])
  const details = await Promise.all(
    quarantined.map(({ id }) =>
      gateway.call(getTransaction, { chainId: '31337', transactionId: id }),
    ),
  )
  const data = details.map(({ txData }) => txData?.hexData ?? '').join()
  expect(data).toContain(strangers.meddler.address.slice(2).toLowerCase())
  expect(data).toContain(strangers.lookAlike.address.slice(2).toLowerCase())
})

test('the other Safes have queues of their own; a Safe has signed for a Safe', async () => {
  const { grants, studio, founders, field, committee } = storySafes
  expect(await summary(grants)).toEqual(['0: 1'])
  expect(await summary(founders)).toEqual(['0: 1'])
  expect(await summary(field)).toEqual(['0: 2', '1: 1'])
  const [waiting] = await queueOf(studio, true)
  const details = await gateway.call(getTransaction, {
    chainId: '31337',
    transactionId: waiting?.id ?? '',
  })
  expect(details.detailedExecutionInfo).toMatchObject({
    confirmations: [{ signer: { value: committee.address } }],
  })
})

test('a sign-in waits for its second signature, another message has both', async () => {
  const { results } = await gateway.call(getMessages, placeOf(storySafes.grants))
  const messages = results.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  const signIn = messages.find(({ status }) => status === 'NEEDS_CONFIRMATION')
  expect(signIn).toMatchObject({ confirmationsSubmitted: 1, confirmationsRequired: 2 })
  expect(parseSignInMessage(String(signIn?.message))).toMatchObject({
    domain: new URL(server.url).host,
    address: storySafes.grants.address,
    chainId: 31337,
  })
  expect(signIn?.confirmations.map(({ owner }) => owner.value)).toEqual([owners.ben.address])
  expect(messages.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(1)
})

test('typed data waits on the second chain', async () => {
  const { results } = await gateway.call(getMessages, placeOf(storySafes.field))
  const messages = results.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  expect(messages).toMatchObject([
    { message: { primaryType: 'Delivery' }, confirmationsSubmitted: 1, confirmationsRequired: 2 },
  ])
})

test('posted twice is stored once', async () => {
  const look = async () => ({
    queues: await Promise.all(Object.values(storySafes).map((safe) => queueOf(safe, false))),
    messages: await Promise.all(
      [storySafes.grants, storySafes.field].map((safe) => gateway.call(getMessages, placeOf(safe))),
    ),
  })
  const before = await look()
  await postStory({ publicUrl: server.url })
  expect(await look()).toEqual(before)
})

test('the gateway lists three hundred rows of the treasury', async () => {
  let rows = 0
  const history = { ...placeOf(storySafes.treasury), trusted: false }
  for await (const { results } of eachPage(gateway, getTransactionHistory, history)) {
    rows += results.filter(({ type }) => type === 'TRANSACTION').length
  }
  expect(rows).toBeGreaterThanOrEqual(300)
})

test('a restart of the demo forgets what belonged to the old chains, and posting brings it back', async () => {
  const { treasury, grants } = storySafes
  const before = await summary(treasury)
  await stop()
  await start(2)
  expect(await summary(treasury)).toEqual([])
  expect((await gateway.call(getMessages, placeOf(grants))).results).toEqual([])
  await postStory({ publicUrl: server.url })
  expect(await summary(treasury)).toEqual(before)
})
