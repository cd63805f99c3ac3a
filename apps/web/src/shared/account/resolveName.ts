import { type Address, type Client, getAddress, isAddress, isAddressEqual } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { normalize, toCoinType } from 'viem/ens'

type Service = {
  nodes: readonly Client[]
  universalResolver: Address
  /** The chain that the service itself is on. */
  chainId: number
}

/**
 * R-NAME-4: the address behind a name on a chain, or null; `notHere` where it is a name of another chain's
 * service, and has no address for this one: an owner's account there need not be theirs here, as those of
 * contracts are not. `differs` where our nodes say different ones: an address is paid only if two of
 * them name it. Apart, because the tables of what names may look like are large.
 */
export async function resolveName(
  { nodes, universalResolver: universalResolverAddress, chainId }: Service,
  text: string,
  target: number,
): Promise<Address | null | 'differs' | 'notHere'> {
  const name = normalize(text)
  const isOwn = target === chainId
  // No name has an address for a chain whose number is too large for one.
  if (!isOwn && target >= FIRST_WITHOUT) return 'notHere'
  const asked = { name, universalResolverAddress, ...(!isOwn && { coinType: toCoinType(target) }) }
  const [first, ...others] = await Promise.all(
    nodes.map(async (node) => toAddress(await getEnsAddress(node, asked))),
  )
  if (first === undefined || others.length === 0) return 'differs'
  if (!others.every((other) => isSame(first, other))) return 'differs'
  return first ?? (isOwn ? null : 'notHere')
}

/** ENSIP-11 has room for 31 bits. */
const FIRST_WITHOUT = 2 ** 31

/** For other chains a resolver answers with any bytes. */
const toAddress = (found: Address | null) =>
  found !== null && isAddress(found, { strict: false }) ? getAddress(found) : null

const isSame = (one: Address | null, other: Address | null) =>
  one === null || other === null ? one === other : isAddressEqual(one, other)
