import type { SafeApp } from '@countersign/gateway'
import type { Database } from '../../../database/types.ts'
import type { Logger } from '../../../log/createLogger.ts'
import type { Recovery } from '../../../signatures/createRecovery.ts'
import type { SafeReader } from '../chain/createSafeReader.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { CollectibleBook } from '../collectibles/createCollectibleBook.ts'
import type { PictureSeal } from '../collectibles/createPictureSeal.ts'
import type { FunctionsOf } from '../mapping/toDataDecoded.ts'
import type { Prices } from '../prices/createPrices.ts'
import type { TokenBook } from '../tokens/createTokenBook.ts'

/** What all calls stand on. */
export type GatewayContext = Readonly<{
  chains: ReadonlyMap<number, GatewayChain>
  database: Database
  recovery: Pick<Recovery, 'recoverHash'>
  logger: Logger
  now: () => number
  safes: SafeReader
  /** When a chain had been read to its end, last; `undefined`: not yet, or nobody knows. */
  indexedAt: (chain: GatewayChain) => Promise<number | undefined>
  tokens: TokenBook
  prices: Prices
  collectibles: CollectibleBook
  /** Tells the pictures that we have named from any others. */
  pictures: PictureSeal
  safeApps: readonly SafeApp[]
  /** The functions that the operator vouches for at a contract. */
  functionsOf: (chain: GatewayChain) => FunctionsOf
}>
