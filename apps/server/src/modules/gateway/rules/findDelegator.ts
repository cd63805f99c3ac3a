import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { readSignatures } from '../signatures/readSignatures.ts'
import { signerOf } from '../signatures/recoverOwners.ts'
import { findDelegations } from '../store/delegations.ts'

type Proposed = { safeTxHash: Hex; signature: Hex; sender: Address }

/**
 * In which owner's name somebody proposes who is none: their own key has signed exactly this, and an
 * owner of today lets them. One who was an owner when they allowed it, and is none any more, lets nobody.
 */
export async function findDelegator(
  context: GatewayContext,
  chain: GatewayChain,
  safe: SafeOnChain,
  { safeTxHash, signature, sender }: Proposed,
): Promise<Address | undefined> {
  const [own, ...others] = readSignatures(signature) ?? []
  // A contract's word is asked of it and may change; a delegate has a key.
  if (!own || others.length > 0 || 'owner' in own) return undefined
  if ((await signerOf(context, safeTxHash, own)) !== sender) return undefined
  const at = new Date(context.now())
  const found = await context.database.run((db) =>
    findDelegations(db, chain.id, { safe: safe.address, delegate: sender, at }),
  )
  return found.find(({ delegator }) => safe.owners.includes(delegator))?.delegator
}
