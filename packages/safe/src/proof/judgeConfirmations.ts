import type { Address, Hex } from 'viem'
import { SafeError } from '../errors.ts'
import type { SignatureJudgement } from '../signatures/judgeSignature.ts'
import { judgeSignatures } from '../signatures/judgeSignatures.ts'
import type { ProofReason, ProofRow, Verdict } from './types.ts'

export type ConfirmationClaim = { signer: Address; signature?: Hex | null }

export type Judging = {
  hash: Hex | undefined
  version: string | null
  owners: readonly Address[] | undefined
  vouched: Readonly<Record<Address, boolean>>
}

/** One row for every confirmation the gateway lists, by the owners that the chain lists. */
export async function judgeConfirmations(
  judging: Judging,
  claims: readonly ConfirmationClaim[],
): Promise<ProofRow[]> {
  const { hash, version, owners, vouched } = judging
  const none = (reason: ProofReason): ProofRow[] =>
    claims.map((_, index) => ({
      subject: `confirmation.${index}`,
      verdict: 'could not check',
      reason,
    }))
  if (hash === undefined || version === null) return none('noOwnHash')
  if (owners === undefined) return none('ownersUnknown')
  try {
    const judgements = await judgeSignatures(
      { hash, version, owners },
      claims.map(({ signer, signature }) => ({ signer, signature: signature ?? '0x' })),
    )
    return judgements.map((judgement, index) => {
      const claim = claims[index]
      const subject = `confirmation.${index}`
      if (!claim?.signature) return { subject, verdict: 'could not check', reason: 'noSignature' }
      return rowOf(subject, judgement, vouched, claim.signer)
    })
  } catch (error) {
    // Only the owners can be at fault here: what is claimed is judged, not trusted.
    if (!(error instanceof SafeError)) throw error
    return none('ownersUnknown')
  }
}

/** What a judgement means for a proof. */
export function rowOf(
  subject: string,
  judgement: SignatureJudgement,
  vouched: Readonly<Record<Address, boolean>>,
  claimed: Address,
): ProofRow {
  const row = (verdict: Verdict, reason: ProofReason, expected?: Address): ProofRow => ({
    subject,
    verdict,
    reason,
    claimed: String(claimed),
    ...(expected && { expected }),
  })
  switch (judgement.verdict) {
    case 'valid':
      return row('proven', 'signedByOwner', judgement.signer)
    case 'notOwner':
      return row('mismatch', 'notOwner', judgement.signer)
    case 'duplicate':
      return row('mismatch', 'duplicate', judgement.signer)
    case 'needsChain': {
      const signer = judgement.signer.toLowerCase()
      // The keys are addresses in any spelling.
      const answer = Object.entries(vouched).find(([key]) => key.toLowerCase() === signer)?.[1]
      if (answer === undefined) return row('could not check', 'chainNotAsked', judgement.signer)
      return answer
        ? row('proven', 'vouchedByChain', judgement.signer)
        : row('mismatch', 'deniedByChain', judgement.signer)
    }
    default:
      return judgement.reason === 'otherSigner'
        ? row('mismatch', 'signedByOther')
        : row(
            'mismatch',
            judgement.reason === 'malformed' ? 'malformedSignature' : 'kindNotSupported',
          )
  }
}
