import { type Address, getAddress, type Hex } from 'viem'
import { SafeError } from '../errors.ts'
import { versionTraits } from '../hashes/versionTraits.ts'
import { addressDigits } from '../internal/abiWords.ts'
import { parseSignature } from './parseSignature.ts'
import { recoverSigner } from './recoverSigner.ts'
import type { SafeSignature } from './types.ts'

export type SignatureContext = {
  /** The hash the owners sign. */
  hash: Hex
  /** The version of the Safe: it decides which kinds count. */
  version: string
  /** The owners, read from the chain. */
  owners: readonly Address[]
}

export type SignatureClaim = {
  signature: Hex
  /** Who is said to have signed. Left out: whoever the signature itself shows. */
  signer?: Address
}

export type SignatureJudgement =
  | { verdict: 'valid'; signer: Address; signature: SafeSignature }
  | { verdict: 'notOwner'; signer: Address; signature: SafeSignature }
  | { verdict: 'duplicate'; signer: Address; signature: SafeSignature }
  /** Only the chain knows: ask `approvedHashes` or the owner's `isValidSignature`. */
  | { verdict: 'needsChain'; signer: Address; signature: SafeSignature }
  | { verdict: 'invalid'; reason: 'malformed' | 'otherSigner' | 'kindNotSupported' }

/** What one signature is worth to a Safe. Never throws because of the claim. */
export async function judgeSignature(
  context: SignatureContext,
  claim: SignatureClaim,
): Promise<SignatureJudgement> {
  const { ethSign } = versionTraits(context.version)
  const owners = new Set(context.owners.map((owner) => addressDigits(owner, 'owners')))
  try {
    const signature = parseSignature(claim.signature)
    if (signature.kind === 'ethSign' && !ethSign) {
      return { verdict: 'invalid', reason: 'kindNotSupported' }
    }
    const signer = getAddress(
      'owner' in signature ? signature.owner : await recoverSigner(context.hash, signature),
    )
    const digits = addressDigits(signer, 'signer')
    if (claim.signer !== undefined && addressDigits(claim.signer, 'signer') !== digits) {
      return { verdict: 'invalid', reason: 'otherSigner' }
    }
    if (!owners.has(digits)) return { verdict: 'notOwner', signer, signature }
    return { verdict: 'owner' in signature ? 'needsChain' : 'valid', signer, signature }
  } catch (error) {
    if (error instanceof SafeError) return { verdict: 'invalid', reason: 'malformed' }
    throw error
  }
}
