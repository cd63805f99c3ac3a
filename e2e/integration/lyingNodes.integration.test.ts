import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld, type World, type WorldChain, worldAccounts } from '@countersign/demo/world'
import {
  createLogger,
  type Database,
  openDatabase,
  parseConfig,
  type RunningServer,
  startServer,
} from '@countersign/server'
import { type Address, type Client, concat, createClient, type Hex, hashMessage, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/freePort.ts'
import { type LyingNode, sayYes, startLyingNode } from '../support/lyingNode.ts'
import { deploySafe, planSafe, signForSafe, wrapSignature } from '../support/safe.ts'
import { createVisitor } from '../support/visitor.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)
const GARBAGE: Hex = `0x${'5a'.repeat(65)}`

let world: World
let chain: WorldChain
let client: Client
let first: LyingNode
let second: LyingNode
const lines: string[] = []
const servers: RunningServer[] = []
/** One for all of them: whoever signs in is another each time. */
let database: Database | undefined

async function serve(env: Record<string, string> = {}, nodes = [first, second]) {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  writeFileSync(join(directory, 'index.html'), '')
  const base = { PORT: await freePort(), DATA_DIR: directory, RATE_LIMIT: 'off', ROLES: 'web' }
  const description = { ...chain.description, rpc: nodes.map(({ url }) => url) }
  const config = parseConfig({ ...base, ...env }, { chains: [description] })
  const logger = createLogger(config, { write: (line) => lines.push(line) })
  database ??= await openDatabase({ config, logger })
  const server = await startServer({ config, site: { root: directory }, logger, database })
  servers.push(server)
  return server
}

beforeAll(async () => {
  world = await startWorld()
  chain = world.chains[0]
  client = createClient({ transport: http(chain.url), pollingInterval: 50 })
  first = await startLyingNode(chain.url)
  second = await startLyingNode(chain.url)
})
afterEach(async () => {
  for (const node of [first, second]) {
    node.lie()
    node.away(false)
  }
  lines.length = 0
  for (const server of servers.splice(0)) await server.close()
})
afterAll(async () => {
  await database?.close()
  await first?.close()
  await second?.close()
  await world?.stop()
})

type Account = {
  address: Address
  garbage: Hex
  /** What the account itself signs. */
  sign: (message: string) => Promise<Hex>
}

let salt = 2_000n
/** Whoever one could pretend to be. */
const ACCOUNTS: [title: string, make: () => Promise<Account>][] = [
  [
    'a Safe',
    async () => {
      const safe = await planSafe(client, [ada, ben], ++salt)
      await deploySafe(client, ada, safe)
      const { address } = safe
      const sign = (message: string) =>
        signForSafe(chain.id, address, hashMessage(message), [ada, ben])
      return { address, garbage: GARBAGE, sign }
    },
  ],
  [
    'an account that is not deployed yet',
    async () => {
      const safe = await planSafe(client, [ada, ben], ++salt)
      const { address } = safe
      const sign = async (message: string) =>
        wrapSignature(safe, await signForSafe(chain.id, address, hashMessage(message), [ada, ben]))
      return { address, garbage: wrapSignature(safe, GARBAGE), sign }
    },
  ],
  [
    'a plain key',
    async () => {
      const key = privateKeyToAccount(generatePrivateKey())
      return {
        address: key.address,
        garbage: GARBAGE,
        sign: (message: string) => key.signMessage({ message }),
      }
    },
  ],
]

const PLACES: [title: string, of: () => { liar: LyingNode; honest: LyingNode }][] = [
  ['first', () => ({ liar: first, honest: second })],
  ['second', () => ({ liar: second, honest: first })],
]

const metric = async ({ url }: RunningServer, name: string) =>
  (await (await fetch(`${url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))

describe.each(ACCOUNTS)('R-AUTH-7 nobody is %s because one node says so', (_title, make) => {
  describe.each(PLACES)('which is asked %s', (_place, of) => {
    it('while the other one cannot be reached: 503, and the message stays good', async () => {
      const { liar, honest } = of()
      const account = await make()
      const server = await serve()
      const visitor = createVisitor(server.url)
      const message = await visitor.prepare(account.address, chain.id)
      liar.lie(sayYes)
      honest.away(true)
      const refused = await visitor.verify(message, account.garbage)
      expect(refused).toMatchObject({ status: 503, body: { code: 'chain_unavailable' } })
      expect(Number(refused.retryAfter)).toBeGreaterThan(0)
      expect(await visitor.session()).toBeNull()
      liar.lie()
      honest.away(false)
      const signature = await account.sign(message)
      expect(await visitor.verify(message, signature)).toMatchObject({ status: 200 })
    })

    it('while the other one says no: 401, told in the log and counted; the message stays good', async () => {
      const { liar } = of()
      const account = await make()
      const server = await serve()
      const visitor = createVisitor(server.url)
      const message = await visitor.prepare(account.address, chain.id)
      liar.lie(sayYes)
      const refused = await visitor.verify(message, account.garbage)
      expect(refused).toMatchObject({ status: 401, body: { code: 'nodes_disagree' } })
      expect(await visitor.session()).toBeNull()
      const told = lines.filter((line) => line.includes('nodes disagree'))
      expect(told).toHaveLength(1)
      for (const name of ['primary', 'secondary']) expect(told[0]).toContain(name)
      expect(told[0]).not.toContain(liar.url)
      const counted = await metric(server, 'countersign_sign_in_nodes_total')
      expect(counted.filter((line) => line.includes('outcome="disagree"'))).toHaveLength(1)
      liar.lie()
      const signature = await account.sign(message)
      expect(await visitor.verify(message, signature)).toMatchObject({ status: 200 })
    })
  })

  it('unless the operator said that any node may: SIGN_IN_NODES=any, or there is one', async () => {
    const account = await make()
    first.lie(sayYes)
    second.away(true)
    for (const server of [await serve({ SIGN_IN_NODES: 'any' }), await serve({}, [first])]) {
      const visitor = createVisitor(server.url)
      const message = await visitor.prepare(account.address, chain.id)
      expect(await visitor.verify(message, account.garbage)).toMatchObject({ status: 200 })
    }
  })
})

describe('R-AUTH-7 what a contract says', () => {
  it('a no is final: nothing that comes with a signature runs and asks again', async () => {
    // Says yes from the moment on that anybody has called anything else of it.
    const swayed: Address = '0xec00000000000000000000000000000000000002'
    await chain.request('hardhat_setCode', [
      swayed,
      '0x5f3560e01c631626ba7e1460135760015f55005b5f54631626ba7e0260e01b5f5260205ff3',
    ])
    const server = await serve()
    const visitor = createVisitor(server.url)
    const message = await visitor.prepare(swayed, chain.id)
    const plan = await planSafe(client, [ada], ++salt)
    const wrapped = wrapSignature({ ...plan, factory: swayed, factoryData: '0x12' }, GARBAGE)
    const refused = await visitor.verify(message, wrapped)
    expect(refused).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
  })

  it('a key that delegates to a contract (EIP-7702) is still its key, and needs no node', async () => {
    const key = privateKeyToAccount(generatePrivateKey())
    const delegate = concat(['0xef0100', '0xec00000000000000000000000000000000000002'])
    await chain.request('hardhat_setCode', [key.address, delegate])
    const server = await serve()
    first.away(true)
    second.away(true)
    const visitor = createVisitor(server.url)
    const message = await visitor.prepare(key.address, chain.id)
    const signature = await key.signMessage({ message })
    expect(await visitor.verify(message, signature)).toMatchObject({ status: 200 })
  })

  it('one node alone that knows of no code, or of other code, is a disagreement', async () => {
    const safe = await planSafe(client, [ada, ben], ++salt)
    await deploySafe(client, ada, safe)
    const server = await serve()
    const visitor = createVisitor(server.url)
    const message = await visitor.prepare(safe.address, chain.id)
    const hash = hashMessage(message)
    const signature = await signForSafe(chain.id, safe.address, hash, [ada, ben])
    for (const code of ['0x', '0x6001']) {
      second.lie(({ method }) => (method === 'eth_getCode' ? code : undefined))
      const refused = await visitor.verify(message, signature)
      expect(refused).toMatchObject({ status: 401, body: { code: 'nodes_disagree' } })
    }
    second.lie()
    expect(await visitor.verify(message, signature)).toMatchObject({ status: 200 })
  })
})
