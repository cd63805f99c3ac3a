import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { RefusedError } from '../errors/errors.ts'

/**
 * A Safe as it is now, for what is stored in its name. Only one whose code is known: anything else
 * could say that it has any owners.
 */
export async function readKnownSafe(
  context: GatewayContext,
  chain: GatewayChain,
  address: Address,
): Promise<SafeOnChain> {
  const safe = await context.safes.readNow(chain, address)
  if (safe.identity.verdict !== 'official') throw new RefusedError('Unknown Safe contract')
  return safe
}
