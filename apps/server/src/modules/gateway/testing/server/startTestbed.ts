import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGateway, type Gateway } from '@countersign/gateway'
import { createChains } from '../../../../chains/createChains.ts'
import { parseConfig } from '../../../../config/parseConfig.ts'
import type { Database } from '../../../../database/types.ts'
import { createLogger } from '../../../../log/createLogger.ts'
import { startServer } from '../../../../startServer.ts'
import { freePort } from '../../../../testing/freePort.ts'
import { temporaryDirectory } from '../../../../testing/testConfig.ts'
import { createFollower } from '../../indexer/follow/createFollower.ts'
import { post } from './post.ts'
import type { TestGround } from './startTestGround.ts'
import type { TestSafe } from './testSafe.ts'

export type Testbed = {
  /** Where the running server is. */
  url: string
  gateway: Gateway
  /** Posts a proposal as it is, however wrong. */
  propose: (safe: TestSafe, body: unknown) => ReturnType<typeof post>
  /** Reads everything that has happened on the chain. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

export type StartTestbedParameters = {
  ground: Pick<TestGround, 'chain' | 'description'>
  database: Database
  env?: Record<string, string>
  /** The node that the server asks, if not the chain's own. */
  nodes?: string[]
  /** Where reading the chain begins. */
  firstBlock?: number
  /** Where the log is to go. */
  lines?: string[]
}

/** A server over real sockets; the chain is read into its database when a test says so. */
export async function startTestbed(parameters: StartTestbedParameters): Promise<Testbed> {
  const { ground, database, env = {}, nodes } = parameters
  const directory = temporaryDirectory()
  const root = join(directory, 'site')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '<p>the app</p>')
  const description = { ...ground.description, ...(nodes && { rpc: nodes }) }
  const config = parseConfig(
    {
      PORT: String(await freePort()),
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ROLES: 'web',
      ...env,
    },
    { chains: [description] },
  )
  const { lines } = parameters
  const logger = lines
    ? createLogger({ ...config, logLevel: 'info' }, { write: (line) => lines.push(line) })
    : createLogger(config)
  const server = await startServer({ config, site: { root }, logger, database })
  // Straight to the chain, whatever happens to the server's own nodes.
  const direct = config.chains.map((chain) => ({ ...chain, rpc: [ground.chain.url] }))
  const chains = createChains({ chains: direct, secrets: [], logger })
  const chain = chains.get(ground.chain.id)
  if (!chain) throw new Error('There is no chain.')
  const follower = createFollower({
    chain,
    database,
    lease: { chainId: chain.id, holder: 'test', leaseMs: 60_000 },
    firstBlock: parameters.firstBlock ?? 0,
    logger,
  })
  return {
    url: server.url,
    gateway: createGateway({ baseUrl: server.url }),
    propose: (safe, body) =>
      post(`${server.url}/v1/chains/${chain.id}/transactions/${safe.address}/propose`, body),
    async catchUp() {
      while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
    },
    async close() {
      await server.close()
      chains.close()
    },
  }
}
