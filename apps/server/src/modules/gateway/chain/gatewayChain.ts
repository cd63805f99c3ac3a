import type { ChainClient } from '../../../chains/createChains.ts'
import type { ChainConfig } from '../../../config/types.ts'
import type { Identify } from './createIdentifier.ts'
import type { Suspects } from './createSuspects.ts'

/** One chain: what is configured of it, and whom to ask. */
export type GatewayChain = Readonly<{
  id: number
  config: ChainConfig
  client: ChainClient
  identify: Identify
  suspects: Suspects
}>
