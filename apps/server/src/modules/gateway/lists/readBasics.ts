import type { Address } from 'viem'
import { ChainUnavailableError } from '../../../errors/chainErrors.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { findStoredSafe, type StoredSafe } from '../store/safes.ts'

/**
 * What lists need to know of a Safe: from the chain; while no node answers, as it was seen last, or
 * as it was when the chain was read last.
 */
export async function readBasics(
  context: GatewayContext,
  chain: GatewayChain,
  address: Address,
): Promise<StoredSafe> {
  try {
    return (await context.safes.readOrRemember(chain, address)).safe
  } catch (error) {
    if (!(error instanceof ChainUnavailableError)) throw error
    const key = { chainId: chain.id, safe: address }
    const stored = await context.database.run((db) => findStoredSafe(db, key))
    if (!stored) throw error
    return stored
  }
}
