import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { fallBack } from '../errors/fallBack.ts'
import { findHighestNonce } from '../store/multisig.ts'

/** The first nonce behind everything that owners have signed. Without the database: the next one. */
export async function recommendNonce(
  context: GatewayContext,
  chain: GatewayChain,
  { address, nonce }: SafeOnChain,
): Promise<number> {
  const key = { chainId: chain.id, safe: address }
  const finding = context.database.run((db) => findHighestNonce(db, key))
  const highest = await fallBack(finding, ['database'], null)
  return Math.max(nonce, highest === null ? 0 : highest + 1)
}
