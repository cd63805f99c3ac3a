import type { Chains } from '../../../chains/createChains.ts'
import type { ServerConfig } from '../../../config/types.ts'
import type { Database } from '../../../database/types.ts'
import type { Logger } from '../../../log/createLogger.ts'
import type { Recovery } from '../../../signatures/createRecovery.ts'
import { createAccountReader } from '../chain/createAccountReader.ts'
import { createCodeBook } from '../chain/createCodeBook.ts'
import { createSafeReader } from '../chain/createSafeReader.ts'
import { createSuspects } from '../chain/createSuspects.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { createCollectibleBook } from '../collectibles/createCollectibleBook.ts'
import { createPictureSeal } from '../collectibles/createPictureSeal.ts'
import { createIndexClock } from '../indexer/createIndexClock.ts'
import { createFunctionsOf } from '../mapping/createFunctionsOf.ts'
import { createPrices } from '../prices/createPrices.ts'
import { createRemoteReader, type RemoteReader } from '../remote/createRemoteReader.ts'
import { createTokenBook } from '../tokens/createTokenBook.ts'
import type { GatewayContext } from './gatewayContext.ts'

export type CreateContextParameters = {
  config: ServerConfig
  chains: Chains
  database: Database
  recovery: Pick<Recovery, 'recoverHash'>
  logger: Logger
  now?: (() => number) | undefined
  fetch?: typeof fetch | undefined
  /** How files of strangers are read. */
  readRemote?: RemoteReader | undefined
}

export function createContext(parameters: CreateContextParameters): GatewayContext {
  const { config, database, recovery, logger, now = Date.now } = parameters
  const { fetch = globalThis.fetch, readRemote = createRemoteReader(config) } = parameters
  const chains = new Map<number, GatewayChain>()
  for (const chain of config.chains) {
    const client = parameters.chains.get(chain.id)
    if (!client) continue
    const book = createCodeBook({ client, whenDoubted: 'null', now })
    const accounts = {
      read: createAccountReader(client, book, 'read'),
      request: createAccountReader(client, book, 'request'),
    }
    const { identify } = accounts.read
    const suspects = createSuspects(now)
    chains.set(chain.id, { id: chain.id, config: chain, client, identify, accounts, suspects })
  }
  const functions = new Map(
    config.chains.map(({ id }) => [id, createFunctionsOf(config.functions, id)]),
  )
  return {
    chains,
    database,
    recovery,
    logger,
    now,
    safes: createSafeReader(now),
    indexedAt: createIndexClock({ database, now }),
    tokens: createTokenBook({ database, now }),
    prices: createPrices({ source: config.prices, logger, fetch, now }),
    collectibles: createCollectibleBook({ read: readRemote, now }),
    pictures: createPictureSeal(config.sessionSecret),
    safeApps: config.safeApps,
    functionsOf: (chain) => functions.get(chain.id) ?? (() => []),
  }
}
