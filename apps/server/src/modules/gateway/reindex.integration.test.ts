import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.ts'
import type { Database } from '../../database/types.ts'
import { bareEnvironment } from '../../testing/bareEnvironment.ts'
import { passOn } from '../../testing/passOn.ts'
import { type FakeNode, sendJson, startFakeNode } from '../../testing/startFakeNode.ts'
import { temporaryDirectory, testChain } from '../../testing/testConfig.ts'
import { usePostgres } from '../../testing/usePostgres.ts'
import { type ServerProcess, useServerProcesses } from '../../testing/useServerProcesses.ts'
import { compareLists } from './testing/expected/compareLists.ts'
import { compareTables } from './testing/expected/compareTables.ts'
import { post } from './testing/server/post.ts'
import { readPosted } from './testing/server/readPosted.ts'
import { messageHashOf, proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { act } from './testing/world/act.ts'
import { startWorld, type World } from './testing/world/startWorld.ts'

const ACTIONS = 20
const BLOCKS = 3_000
const COMMAND = fileURLToPath(new URL('../../gateway.ts', import.meta.url))
const FROM_SOURCE = ['--conditions=source', '--disable-warning=ExperimentalWarning']
const deadlineMs = 30_000

let world: World
let node: FakeNode
beforeAll(async () => {
  world = await startWorld(21)
  for (let done = 0; done < ACTIONS; done++) await act(world)
  // So many that reading them is more than one step.
  await world.chain.mine(BLOCKS)
  node = await startFakeNode(passOn(world.chain.url))
})
afterAll(async () => {
  await node?.close()
  await world?.chain.stop()
})
const { start, end } = useServerProcesses()

type Env = Record<string, string>

function environment(): Env {
  const directory = temporaryDirectory()
  const CHAINS_FILE = join(directory, 'chains.json')
  writeFileSync(CHAINS_FILE, JSON.stringify([testChain([node.url], world.chain.id)]))
  return { CHAINS_FILE, DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'info' }
}

/** `npm run gateway -- …`, without what brings Node and the packages. */
async function command(env: Env, ...args: string[]) {
  const child = spawn(process.execPath, [...FROM_SOURCE, COMMAND, ...args], {
    env: { ...bareEnvironment(), ...env },
  })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [said, refused] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said, refused }
}

type About = {
  synced: boolean
  condition: string
  indexedBlock: number
  rebuiltBlock: number | null
}
async function about({ url }: ServerProcess): Promise<About> {
  const response = await fetch(`${url}/v1/chains/${world.chain.id}/about/indexing`)
  return (await response.json()) as About // our own server's answer
}
const until = (server: ServerProcess, is: (state: About) => boolean) =>
  expect.poll(async () => is(await about(server)), { timeout: 60_000, interval: 20 }).toBe(true)
const isRead = ({ synced, rebuiltBlock }: About) => synced && rebuiltBlock === null

/** Knows no later blocks but the newest for a while: whoever reads stays in the middle of it. */
function stopHalfway(): void {
  const answer = passOn(world.chain.url)
  node.behave(async (call, response, request) => {
    const number = call.method === 'eth_getBlockByNumber' ? Number(call.params[0]) : 0
    if (!(number > BLOCKS / 2)) return answer(call, response, request)
    sendJson(response, { jsonrpc: '2.0', id: call.id, error: { code: -32000, message: 'not now' } })
  })
}

/** What people write that is in none of the lists which are compared. */
async function postSomething({ url }: ServerProcess): Promise<void> {
  const written = world.book.safes.find(({ kind }) => kind.version === '1.4.1')
  const owner = world.chain.accounts.find(({ address }) => written?.owners.includes(address))
  if (!written || !owner) throw new Error('There is no such Safe.')
  const { address, kind } = written
  const safe = {
    address,
    kind,
    account: { chainId: world.chain.id, address, version: kind.version },
  }
  const path = `${url}/v1/chains/${world.chain.id}`
  const { signature: _, ...proposal } = await proposalOf(safe, owner, transactionOf(90))
  expect((await post(`${path}/transactions/${address}/propose`, proposal)).status).toBe(200)
  const signature = await owner.sign({ hash: messageHashOf(safe, 'We agree.') })
  const message = { message: 'We agree.', signature }
  expect((await post(`${path}/safes/${address}/messages`, message)).status).toBe(202)
}

/** A rebuild in which the server is killed; what is listed before, during and after is the same. */
async function killInTheMiddle(env: Env, server: ServerProcess): Promise<ServerProcess> {
  await until(server, ({ rebuiltBlock }) => rebuiltBlock !== null && rebuiltBlock > 0)
  await compareLists(server.url, world)
  expect((await about(server)).rebuiltBlock).not.toBeNull()
  await end(server, 'SIGKILL')
  const next = await start(env)
  expect((await about(next)).rebuiltBlock).not.toBeNull()
  node.behave(passOn(world.chain.url))
  await until(next, isRead)
  await compareLists(next.url, world)
  return next
}

/** The id under which the rows of a Safe are found. */
const slotOf = (database: Database) =>
  database.run(async (db) => {
    const row = await db.selectFrom('indexed_chains').select('slot').executeTakeFirstOrThrow()
    return Number(row.slot)
  })

describe('R-GW-11 npm run gateway -- reindex CHAIN', () => {
  it('embedded: waits for the server to stop, which then rebuilds beside, through a kill', async () => {
    const env = environment()
    const id = String(world.chain.id)
    expect(await command(env, 'reindex', id)).toMatchObject({
      code: 1,
      refused: expect.stringMatching(/^Nothing was read of chain \d+ yet[^\n]*\n$/),
    })
    let server = await start(env)
    await until(server, isRead)
    await postSomething(server)
    const busy = await command(env, 'reindex', id)
    expect(busy).toMatchObject({ code: 1, said: '' })
    expect(busy.refused).toMatch(/^A server is running on [^\n]+Stop it, run this again[^\n]*\n$/)
    await end(server, 'SIGTERM')
    const asked = await command(env, 'reindex', `chain-${id}`)
    expect(asked).toMatchObject({ code: 0, refused: '' })
    expect(asked.said).toContain(
      'Kept: 1 proposals, 0 confirmations, 1 messages, 1 signatures of messages.',
    )
    expect(asked.said).toContain(`Rebuilt from the chain: ${world.book.safes.length} Safes`)
    stopHalfway()
    server = await killInTheMiddle(env, await start(env))
    await end(server, 'SIGTERM')
    const dataDir = env.DATA_DIR ?? ''
    const database = await openEmbedded({ dataDir, deadlineMs, lockMs: 5_000 })
    await compareTables(database, world)
    expect(await slotOf(database)).toBe(-1)
    expect(await readPosted(database)).toHaveLength(3)
    await database.close()
  })

  describe('Postgres', () => {
    const open = usePostgres()

    it('the running server does it, through a kill', async () => {
      const { url: DATABASE_URL, database } = await open()
      const env = { ...environment(), DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) }
      const server = await start(env)
      await until(server, isRead)
      await postSomething(server)
      const posted = await readPosted(database)
      stopHalfway()
      const asked = await command(env, 'reindex', String(world.chain.id))
      expect(asked).toMatchObject({ code: 0, refused: '' })
      await killInTheMiddle(env, server)
      await compareTables(database, world)
      expect(await slotOf(database)).toBe(-1)
      expect(await readPosted(database)).toEqual(posted)
    })
  })

  it.each([
    [[], 'Say what to do'],
    [['reindex'], 'Say what to do'],
    [['reindex', '31337', '1'], 'Say what to do'],
    [['reindex', 'nowhere'], 'There is no chain nowhere. There are: 31337 (chain-31337).'],
  ])('%j: one line, exit code 1', async (args, sentence) => {
    const { code, said, refused } = await command(environment(), ...args)
    expect({ code, said }).toEqual({ code: 1, said: '' })
    expect(refused).toContain(sentence)
    expect(refused.trim().split('\n')).toHaveLength(1)
  })
})
