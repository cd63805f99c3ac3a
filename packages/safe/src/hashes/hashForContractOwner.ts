import type { Hex } from 'viem'
import type { SafeAccount } from '../types.ts'
import { hashSafeMessage, type SafeMessageHashes } from './hashSafeMessage.ts'
import { versionTraits } from './versionTraits.ts'

/**
 * What the owners of a Safe sign when that Safe is itself an owner of another one.
 * `outer` is the transaction (or message) of the owned Safe, `owner` the Safe that owns it.
 */
export function hashForContractOwner(
  outer: { version: string; preimage: Hex; hash: Hex },
  owner: SafeAccount,
): SafeMessageHashes {
  // The asking contract's version decides: up to 1.4.1 it hands over the bytes, later the hash.
  const raw =
    versionTraits(outer.version).contractSignature === 'bytes' ? outer.preimage : outer.hash
  return hashSafeMessage(owner, { raw })
}
