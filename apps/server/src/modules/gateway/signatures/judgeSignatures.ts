import type { Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { isValid, type SignedHash } from './isValid.ts'
import { readSignatures } from './readSignatures.ts'
import { type OwnerSignature, type Recovering, signerOf } from './recoverOwners.ts'

/** More owners than any Safe has that people use. */
const MAX_SIGNATURES = 100
/** Of all of them; a contract's may be long, and is kept as long as it is. */
const MAX_BYTES = 32 * 1024

/**
 * The signatures that a client sent, with their owners: each must be one that the Safe itself would
 * accept today, of a different owner. Otherwise `undefined`: nothing of it is believed.
 */
export async function judgeSignatures(
  recovering: Recovering,
  chain: GatewayChain,
  safe: SafeOnChain,
  signed: SignedHash,
  signature: Hex,
): Promise<OwnerSignature[] | undefined> {
  if (signature.length > 2 + MAX_BYTES * 2) return undefined
  const found = readSignatures(signature)
  if (!found?.length || found.length > MAX_SIGNATURES) return undefined
  const judged: OwnerSignature[] = []
  for (const one of found) {
    const owner = await signerOf(recovering, signed.hash, one)
    if (!owner || !safe.owners.includes(owner)) return undefined
    if (judged.some((other) => other.owner === owner)) return undefined
    if (!(await isValid(chain, safe, signed, one))) return undefined
    judged.push({ owner, signature: one })
  }
  return judged
}
