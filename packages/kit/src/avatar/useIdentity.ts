import type { Address } from 'viem'
import { useChains, useEnsAvatar, useEnsName } from 'wagmi'

const ONE_DAY = 86_400_000

/** R-UI-9: an account's name and picture, from the first chain that has a name service. */
export function useIdentity(address: Address | undefined) {
  const chain = useChains().find(({ contracts }) => contracts?.ensUniversalResolver)
  const chainId = chain?.id
  const enabled = Boolean(address && chain)
  const name = useEnsName({ address, chainId, query: { enabled, staleTime: ONE_DAY } })
  const avatar = useEnsAvatar({
    // Names from the service are normalised already: `strict` lookups give nothing else.
    name: name.data ?? undefined,
    chainId,
    query: { enabled: enabled && Boolean(name.data), staleTime: ONE_DAY },
  })
  return { name: name.data ?? null, avatar: avatar.data ?? null }
}
