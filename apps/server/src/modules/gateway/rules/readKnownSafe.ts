import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { Ground } from '../ground.ts'
import { GatewayFault } from '../http/gatewayFault.ts'

/**
 * A Safe as it is now, for what is stored in its name. Only one whose code is known: anything else
 * could say that it has any owners.
 */
export async function readKnownSafe(
  ground: Ground,
  chain: GatewayChain,
  address: Address,
): Promise<SafeOnChain> {
  const safe = await ground.safes.readNow(chain, address)
  if (safe.identity.verdict !== 'official') throw new GatewayFault(422, 'Unknown Safe contract')
  return safe
}
