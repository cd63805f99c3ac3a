import type { Address } from 'viem'
import { createCache } from '../../../chains/createCache.ts'
import { ChainUnavailableError } from '../../../errors/chainErrors.ts'
import { NotFoundError } from '../errors/errors.ts'
import type { GatewayChain } from './gatewayChain.ts'
import { readSafe, type SafeOnChain } from './readSafe.ts'

/** A Safe's state and since when it may have changed unnoticed; `null`: it is of this moment. */
export type KnownSafe = { safe: SafeOnChain; seenAt: number | null }

export type SafeReader = {
  /** As the chain has it, at most a moment ago. @throws NotFoundError when there is no Safe */
  read: (chain: GatewayChain, address: Address) => Promise<SafeOnChain>
  /** The same at this very moment, for what is judged by it and stored. */
  readNow: (chain: GatewayChain, address: Address) => Promise<SafeOnChain>
  /** The same; while no node answers, what was seen last. */
  readOrRemember: (chain: GatewayChain, address: Address) => Promise<KnownSafe>
}

const LIMITS = { maxEntries: 10_000, maxSize: 16 * 1024 * 1024, maxEntrySize: 64 * 1024 }

export function createSafeReader(now: () => number): SafeReader {
  const seen = createCache(now, LIMITS)

  async function ask(
    chain: GatewayChain,
    address: Address,
    how: 'read' | 'request',
  ): Promise<SafeOnChain> {
    const safe = await readSafe(chain, address, how)
    if (!safe) throw new NotFoundError('Safe not found')
    const known: KnownSafe = { safe, seenAt: now() }
    seen.set(`${chain.id} ${address}`, known, Number.POSITIVE_INFINITY)
    return safe
  }

  return {
    read: (chain, address) => ask(chain, address, 'read'),
    readNow: (chain, address) => ask(chain, address, 'request'),
    async readOrRemember(chain, address) {
      try {
        return { safe: await ask(chain, address, 'read'), seenAt: null }
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error
        const known = seen.get(`${chain.id} ${address}`)
        if (known === undefined) throw error
        return known as KnownSafe // nothing else is put into this store
      }
    },
  }
}
