import type { ChainClient } from '../../../chains/createChains.ts'
import type { ChainConfig } from '../../../config/types.ts'
import type { Identify } from './createCodeBook.ts'
import type { Suspects } from './createSuspects.ts'
import type { AccountReader } from './readIdentity.ts'

/** One chain: what is configured of it, and whom to ask. */
export type GatewayChain = Readonly<{
  id: number
  config: ChainConfig
  client: ChainClient
  identify: Identify
  /** What nodes say of an account, as good as a moment ago or as it is now. */
  accounts: Readonly<Record<'read' | 'request', AccountReader>>
  suspects: Suspects
}>
