import { DatabaseUnavailableError } from '../../../database/databaseUnavailableError.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { GatewayChain, Ground } from '../ground.ts'
import { findHighestNonce } from '../store/multisig.ts'

/** The first nonce behind everything that owners have signed. Without the database: the next one. */
export async function recommendNonce(
  ground: Ground,
  chain: GatewayChain,
  { address, nonce }: SafeOnChain,
): Promise<number> {
  try {
    const key = { chainId: chain.id, safe: address }
    const highest = await ground.database.run((db) => findHighestNonce(db, key))
    return Math.max(nonce, highest === null ? 0 : highest + 1)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return nonce
    throw error
  }
}
