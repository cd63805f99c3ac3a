import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { createCache } from '../../../chains/createCache.ts'
import { createDedupe } from '../../../chains/createDedupe.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { multicall } from '../chain/multicall.ts'
import { fallBack } from '../errors/fallBack.ts'
import type { RemoteReader } from '../remote/createRemoteReader.ts'
import type { RemoteFile } from '../remote/fetchRemote.ts'
import { type Metadata, parseMetadata } from './parseMetadata.ts'

export type CollectibleKey = { token: Address; id: string }

/** What a token says about one of its collectibles. */
export type CollectibleState = {
  owner: Address | undefined
  uri: string | undefined
  metadata: Metadata | undefined
}

export type CollectibleBook = {
  /** As much as can be had in the time a list may take; the rest is there the next time. */
  look: (chain: GatewayChain, keys: readonly CollectibleKey[]) => Promise<CollectibleState[]>
  /** The picture of a collectible. Nobody is asked any longer when the signal ends it. */
  picture: (
    chain: GatewayChain,
    key: CollectibleKey,
    signal: AbortSignal,
  ) => Promise<RemoteFile | undefined>
}

const ABI = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
])
const MAX_METADATA = 256 * 1024
const MAX_PICTURE = 5 * 1024 * 1024
const PICTURES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
]
const MAX_URI = 64 * 1024
const KEEP_MS = 60 * 60_000
const RETRY_MS = 5 * 60_000
const PATIENCE_MS = 2_000
const AT_ONCE = 8
/** More than two of the longest lists; whoever comes then has nothing to say yet. */
const MAX_WAITING = 500
const LIMITS = { maxEntries: 5_000, maxSize: 32 * 1024 * 1024, maxEntrySize: 512 * 1024 }

type CreateCollectibleBookParameters = {
  read: RemoteReader
  now: () => number
  /** How long a list waits for what others say. */
  patienceMs?: number | undefined
}

export function createCollectibleBook(
  parameters: CreateCollectibleBookParameters,
): CollectibleBook {
  const { read, now, patienceMs = PATIENCE_MS } = parameters
  const kept = createCache(now, LIMITS)
  const dedupe = createDedupe()
  const waiting = new Set<() => void>()
  let busy = 0

  /** @returns whether it came before the signal */
  async function takeTurn(signal: AbortSignal): Promise<boolean> {
    if (busy < AT_ONCE) {
      busy += 1
      return true
    }
    return new Promise((resolve) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve(true)
      }
      const leave = () => {
        waiting.delete(start)
        resolve(false)
      }
      waiting.add(start)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  /** To whoever has waited longest, if anybody has. */
  function passOn(): void {
    const [next] = waiting
    if (!next) {
      busy -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  async function fetchMetadata(uri: string, signal: AbortSignal): Promise<Metadata | undefined> {
    if (waiting.size >= MAX_WAITING) return undefined
    if (!(await takeTurn(signal))) return undefined
    try {
      const types = ['application/json', 'text/plain']
      const file = await read(uri, { maxBytes: MAX_METADATA, types, signal })
      const metadata = file && parseMetadata(file.bytes)
      // Given up is not gone.
      if (metadata || !signal.aborted) {
        kept.set(uri, metadata ?? 'none', metadata ? KEEP_MS : RETRY_MS)
      }
      return metadata
    } finally {
      passOn()
    }
  }

  async function metadataOf(
    uri: string | undefined,
    signal?: AbortSignal,
  ): Promise<Metadata | undefined> {
    if (uri === undefined) return undefined
    const known = kept.get(uri)
    if (known !== undefined) return known === 'none' ? undefined : (known as Metadata) // one of the two
    const start = (ended: AbortSignal) => fetchMetadata(uri, ended)
    return (await dedupe({ key: uri, start, signal })) as Metadata | undefined // as `start` returns it
  }

  return {
    async look(chain, keys) {
      const answers = await ask(chain, keys)
      const { promise: late, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, patienceMs, undefined)
      const found = await Promise.all(
        answers.map(async ({ owner, uri }) => ({
          owner,
          uri,
          metadata: await Promise.race([metadataOf(uri), late]),
        })),
      )
      clearTimeout(timer)
      return found
    },
    async picture(chain, key, signal) {
      const [state] = await ask(chain, [key])
      signal.throwIfAborted()
      const image = (await metadataOf(state?.uri, signal))?.image
      return image ? read(image, { maxBytes: MAX_PICTURE, types: PICTURES, signal }) : undefined
    },
  }
}

/** While no node answers: nothing of any. */
async function ask(chain: GatewayChain, keys: readonly CollectibleKey[]) {
  const calls = keys.flatMap(({ token, id }) => {
    const args = [BigInt(id)] as const
    return [
      { to: token, data: encodeFunctionData({ abi: ABI, functionName: 'ownerOf', args }) },
      { to: token, data: encodeFunctionData({ abi: ABI, functionName: 'tokenURI', args }) },
    ]
  })
  const answers = await fallBack(multicall(chain, calls), ['chain'], [])
  return keys.map((_, index) => {
    const uri = decodeResult([{ type: 'string' }], answers[index * 2 + 1])?.[0]
    return {
      owner: decodeResult([{ type: 'address' }], answers[index * 2])?.[0],
      uri: uri === undefined || uri === '' || uri.length > MAX_URI ? undefined : uri,
    }
  })
}
