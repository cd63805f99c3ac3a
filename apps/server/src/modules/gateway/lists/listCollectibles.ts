import type { Collectible } from '@countersign/gateway'
import { type Address, isAddressEqual } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { neutralPicture } from '../mapping/neutralPicture.ts'
import type { Slice } from '../store/db.ts'
import { listHeldCollectibles } from '../store/transfers.ts'
import { isSpam } from '../tokens/isSpam.ts'
import { ensureSafe } from './ensureSafe.ts'

type ListCollectiblesParameters = {
  context: GatewayContext
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
  const { context, chain, safe, slice, trusted, excludeSpam, origin } = parameters
  await ensureSafe(context, chain, safe)
  const rows = await context.database.run((db) =>
    listHeldCollectibles(db, { chainId: chain.id, safe }, { ...slice, limit: slice.limit + 1 }),
  )
  const keys = rows.slice(0, slice.limit)
  const tokens = await context.tokens.look(chain, new Set(keys.map(({ token }) => token)))
  const listed = context.tokens.listed(chain)
  const states = await context.collectibles.look(chain, keys)
  const results = keys.flatMap(({ token: address, id }, index): Collectible[] => {
    const token = tokens.get(address)
    const state = states[index]
    if (trusted && !token?.trusted) return []
    if (excludeSpam && token && isSpam(token, listed, chain.config)) return []
    // Without an answer, the events are believed.
    if (state?.owner && !isAddressEqual(state.owner, safe)) return []
    const uri = state?.uri
    const metadata = state?.metadata
    const seal = context.pictures.of({ chainId: chain.id, token: address, id })
    return [
      {
        address,
        tokenName: token?.name ?? '',
        tokenSymbol: token?.symbol ?? '',
        logoUri: neutralPicture,
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
