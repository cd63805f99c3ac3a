import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGateway, type Gateway } from '@countersign/gateway'
import { createChains } from '../../../../chains/createChains.ts'
import type { ChainInput } from '../../../../config/chainSchema.ts'
import { parseConfig } from '../../../../config/parseConfig.ts'
import type { Database } from '../../../../database/types.ts'
import { createLogger } from '../../../../http/createLogger.ts'
import { startServer } from '../../../../startServer.ts'
import { freePort } from '../../../../testing/freePort.ts'
import { temporaryDirectory } from '../../../../testing/testConfig.ts'
import { createFollower } from '../../indexer/follow/createFollower.ts'
import { type Contracts, deployContracts } from '../chain/deployContracts.ts'
import { startTestChain, type TestChain } from '../chain/startTestChain.ts'

/** A chain with every kind of Safe, once for many servers. */
export type TestGround = { chain: TestChain; contracts: Contracts; description: ChainInput }

export async function startTestGround(): Promise<TestGround> {
  const chain = await startTestChain()
  const contracts = await deployContracts(chain)
  const description: ChainInput = {
    id: chain.id,
    shortName: 'test',
    name: 'Test chain',
    rpc: [chain.url],
    explorer: 'https://scan.example/',
    features: ['ERC721', 'EIP1271'],
    l2: false,
    tokens: [{ address: contracts.token, symbol: 'ERC', name: 'Test token', decimals: 18 }],
  }
  return { chain, contracts, description }
}

export type Testbed = {
  /** Where the running server is. */
  url: string
  gateway: Gateway
  /** Reads everything that has happened on the chain. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

type StartTestbedParameters = {
  ground: TestGround
  database: Database
  env?: Record<string, string>
  /** The node that the server asks, if not the chain's own. */
  nodes?: string[]
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
  const logger = createLogger(config)
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
    firstBlock: 0,
    logger,
  })
  return {
    url: server.url,
    gateway: createGateway({ baseUrl: server.url }),
    async catchUp() {
      while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
    },
    async close() {
      await server.close()
      chains.close()
    },
  }
}
