import { isLoopback } from '../../../config/isLoopback.ts'
import type { ChainConfig } from '../../../config/types.ts'
import type { IndexedChain } from './startIndexing.ts'

/** Asking our own node costs nothing; a provider counts every question. */
const OWN_NODE_SECONDS = 1
const PROVIDER_SECONDS = 4

/** How a chain is to be read, by what is configured. */
export function toIndexedChain({ id, rpc, indexing }: ChainConfig): IndexedChain {
  const seconds = rpc.every(isLoopback) ? OWN_NODE_SECONDS : PROVIDER_SECONDS
  return {
    id,
    firstBlock: indexing.firstBlock ?? 0,
    pollMs: (indexing.pollSeconds ?? seconds) * 1_000,
  }
}
