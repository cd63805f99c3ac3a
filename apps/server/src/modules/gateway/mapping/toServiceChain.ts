import type { Chain } from '@countersign/gateway'
import type { ChainConfig } from '../../../config/types.ts'
import { toChain } from './toChain.ts'

/** What the official wallet can do here without any service of the hosted one. */
const WORKING = [
  'DELETE_TX',
  'EIP1271',
  'MY_ACCOUNTS',
  'PROPOSERS',
  // Its log-in is a hosted service, without which it otherwise shows nothing.
  'REQUIRE_LOGIN_DISABLED',
  'SAFE_TX_GAS_OPTIONAL',
  'SPEED_UP_TX',
  'TX_NOTES',
]

/** A chain for the official wallet, which only shows what is named among the features. */
export function toServiceChain(config: ChainConfig, origin: string): Chain {
  const chain = toChain(config, origin)
  return { ...chain, features: [...new Set([...chain.features, ...WORKING])].sort() }
}
