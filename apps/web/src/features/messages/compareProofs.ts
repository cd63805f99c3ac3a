import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import type { MessageProof } from './proveMessage.ts'

/** Whose word the owners and what only a chain can say rest on. */
export type Voices = 'agreed' | 'one' | 'disputed'

/** What one node says of a Safe, and what follows from it. */
export type NodeProof = MessageProof & { safe: SafeOnChain }

export type ComparedProof = NodeProof & { voices: Voices }

/** What nodes that know nothing of each other come to: what one of them denies is not said. */
export function compareProofs(first: NodeProof, others: readonly NodeProof[]): ComparedProof {
  const isAgreed = others.every((other) => wordsOf(other) === wordsOf(first))
  if (isAgreed) return { ...first, voices: others.length > 0 ? 'agreed' : 'one' }
  return {
    ...first,
    voices: 'disputed',
    verdicts: first.verdicts.map(
      (verdict, index) =>
        others.map((other) => other.verdicts[index]).find((other) => other !== 'valid') ?? verdict,
    ),
    accepted: first.accepted && others.every(({ accepted }) => accepted),
    kept: first.kept && others.every(({ kept }) => kept),
  }
}

/** What a judgement rests on. Of its nonce one node may know a block earlier. */
function wordsOf({ safe, ...proof }: NodeProof): string {
  const { owners, threshold, version } = safe
  return JSON.stringify({ ...proof, owners, threshold, version })
}
