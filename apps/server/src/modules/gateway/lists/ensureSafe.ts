import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { type CreationRecord, findCreation } from '../store/safes.ts'

/**
 * How a Safe was made, if that was read already. What was not read may be very new: then the chain
 * decides whether it is there at all.
 */
export async function ensureSafe(
  context: GatewayContext,
  chain: GatewayChain,
  address: Address,
): Promise<CreationRecord | undefined> {
  const key = { chainId: chain.id, safe: address }
  const creation = await context.database.run((db) => findCreation(db, key))
  if (!creation) await context.safes.read(chain, address)
  return creation
}
