import type { Collectible } from '@countersign/gateway'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { Ground } from '../ground.ts'
import type { Slice } from '../http/cursor.ts'
import { ensureSafe } from '../lists/ensureSafe.ts'
import { listHeldCollectibles } from '../store/transfers.ts'
import { isSpam } from '../tokens/isSpam.ts'

type ListCollectiblesParameters = {
  ground: Ground
  chain: GatewayChain
  safe: Address
  slice: Slice
  trusted: boolean
  excludeSpam: boolean
  /** Of our own pages, where pictures are served. */
  origin: string
}

const MAX_SHOWN_URI = 2_048

/** The collectibles that events say a Safe has and that their contracts say so too. */
export async function listCollectibles(
  parameters: ListCollectiblesParameters,
): Promise<{ results: Collectible[]; hasNext: boolean }> {
  const { ground, chain, safe, slice, trusted, excludeSpam, origin } = parameters
  await ensureSafe(ground, chain, safe)
  const rows = await ground.database.run((db) =>
    listHeldCollectibles(db, { chainId: chain.id, safe }, { ...slice, limit: slice.limit + 1 }),
  )
  const keys = rows.slice(0, slice.limit)
  const tokens = await ground.tokens.look(chain, new Set(keys.map(({ token }) => token)))
  const listed = ground.tokens.listed(chain)
  const states = await ground.collectibles.look(chain, keys)
  const results = keys.flatMap(({ token: address, id }, index): Collectible[] => {
    const token = tokens.get(address)
    const state = states[index]
    if (trusted && !token?.trusted) return []
    if (excludeSpam && token && isSpam(token, listed, chain.config)) return []
    // Without an answer, the events are believed.
    if (state?.owner && !isAddressEqual(state.owner, safe)) return []
    const uri = state?.uri
    const metadata = state?.metadata
    const seal = ground.pictures.of({ chainId: chain.id, token: address, id })
    return [
      {
        address,
        tokenName: token?.name ?? '',
        tokenSymbol: token?.symbol ?? '',
        logoUri: null,
        id,
        uri: uri !== undefined && uri.length <= MAX_SHOWN_URI ? uri : null,
        name: metadata?.name ?? null,
        description: metadata?.description ?? null,
        imageUri: metadata?.image
          ? `${origin}/api/media/${chain.id}/${address}/${id}?seen=${seal}`
          : null,
        metadata: metadata?.rest ?? null,
      },
    ]
  })
  return { results, hasNext: rows.length > slice.limit }
}
