import { type Address, type Client, isAddressEqual } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { normalize } from 'viem/ens'

type Service = { nodes: readonly Client[]; universalResolver: Address }

/**
 * R-NAME-4: the address behind a name, or null; `differs` where our nodes say different ones: an address
 * is paid only if two of them name it. Apart, because the tables of what names may look like are large.
 */
export async function resolveName(
  { nodes, universalResolver: universalResolverAddress }: Service,
  text: string,
): Promise<Address | null | 'differs'> {
  const name = normalize(text)
  const [first, ...others] = await Promise.all(
    nodes.map((node) => getEnsAddress(node, { name, universalResolverAddress })),
  )
  if (first === undefined || others.length === 0) return 'differs'
  return others.every((other) => isSame(first, other)) ? first : 'differs'
}

const isSame = (one: Address | null, other: Address | null) =>
  one === null || other === null ? one === other : isAddressEqual(one, other)
