import type { Address, Hex } from 'viem'
import { SafeError } from '../errors.ts'
import { addressDigits } from '../internal/abiWords.ts'
import { judgeSignature } from '../signatures/judgeSignature.ts'
import {
  normalizeWalletSignature,
  type SigningMethod,
} from '../signatures/normalizeWalletSignature.ts'
import { serializeSignature } from '../signatures/serializeSignature.ts'
import { type Judging, rowOf } from './judgeConfirmations.ts'
import type { ProofRow } from './types.ts'

export type SignerClaim = {
  /** The account that was asked to sign. */
  address: Address
  /** What its wallet answered. */
  signature: Hex
  method?: SigningMethod
}

/** Whether the wallet signed this hash, and as the account it was asked for. */
export async function proveSigner(judging: Judging, claim: SignerClaim): Promise<ProofRow> {
  const row = { subject: 'signer', verdict: 'could not check' } as const
  const { hash, version, owners } = judging
  if (hash === undefined || version === null) return { ...row, reason: 'noOwnHash' }
  if (owners === undefined) return { ...row, reason: 'ownersUnknown' }
  try {
    addressDigits(claim.address, 'address')
    const signature = normalizeWalletSignature(claim.signature, claim.method)
    const judgement = await judgeSignature(
      { hash, version, owners },
      { signature: serializeSignature(signature), signer: claim.address },
    )
    return rowOf('signer', judgement, judging.vouched, claim.address)
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { ...row, verdict: 'mismatch', reason: 'malformedSignature' }
  }
}
