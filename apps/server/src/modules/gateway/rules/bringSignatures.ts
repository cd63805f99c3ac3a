import { serializeSignature } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { findStale } from '../signatures/findStale.ts'
import type { SignedHash } from '../signatures/isValid.ts'
import type { OwnerSignature } from '../signatures/recoverOwners.ts'
import type { BroughtSignatures } from '../store/broughtSignatures.ts'

/** What is to be kept of signatures that were judged, beside those that are kept. */
export async function bringSignatures(
  chain: GatewayChain,
  safe: SafeOnChain,
  signed: SignedHash,
  kept: readonly { owner: Address; signature: Hex }[],
  brought: readonly OwnerSignature[],
): Promise<BroughtSignatures> {
  return {
    signatures: brought.map(({ owner, signature }) => ({
      owner,
      signature: serializeSignature(signature),
    })),
    stale: await findStale(chain, safe, signed, kept, brought),
  }
}
