import { isLoopback } from '../config/isLoopback.ts'
import type { ChainConfig } from '../config/types.ts'
import type { Chains } from './createChains.ts'

type WatchNodesParameters = {
  chains: Chains
  configured: readonly Pick<ChainConfig, 'id' | 'rpc'>[]
  signal: AbortSignal
  /** Instead of what fits the nodes; `0`: never. */
  everyMs?: number | undefined
}

/** Asking our own node costs nothing; a provider counts every question: 5,760 a day and node. */
const OWN_NODE_MS = 5_000
const PROVIDER_MS = 15_000

/** Looks where the nodes of each chain stand, again and again, until the signal ends it. */
export function watchNodes({ chains, configured, signal, everyMs }: WatchNodesParameters): void {
  if (everyMs === 0) return
  for (const { id, rpc } of configured) {
    const chain = chains.get(id)
    if (!chain) continue
    const restMs = everyMs ?? (rpc.every(isLoopback) ? OWN_NODE_MS : PROVIDER_MS)
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = async () => {
      await chain.watch.look(signal)
      if (signal.aborted) return
      timer = setTimeout(next, restMs)
      timer.unref()
    }
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    void next()
  }
}
