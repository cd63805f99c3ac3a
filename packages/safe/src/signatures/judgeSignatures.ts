import {
  judgeSignature,
  type SignatureClaim,
  type SignatureContext,
  type SignatureJudgement,
} from './judgeSignature.ts'

/** What each of many signatures is worth, every owner counted once. In the order given. */
export async function judgeSignatures(
  context: SignatureContext,
  claims: readonly SignatureClaim[],
): Promise<SignatureJudgement[]> {
  const judgements: SignatureJudgement[] = []
  for (const claim of claims) judgements.push(await judgeSignature(context, claim))

  // Proven signatures first: an unproven claim in an owner's name must not displace their real one.
  const counted = new Set<string>()
  for (const verdict of ['valid', 'needsChain'] as const) {
    judgements.forEach((judgement, index) => {
      if (judgement.verdict !== verdict) return
      if (counted.has(judgement.signer)) {
        const { signer, signature } = judgement
        judgements[index] = { verdict: 'duplicate', signer, signature }
      }
      counted.add(judgement.signer)
    })
  }
  return judgements
}
