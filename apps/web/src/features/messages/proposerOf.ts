import type { Message } from '@countersign/gateway'
import { judgeProposer, type Proposer } from '@countersign/judge'
import type { MessageProof } from './proveMessage.ts'

/** Who put a message before the owners, by the signatures that were judged. */
export function proposerOf(
  message: Message,
  { proof, error }: { proof: Pick<MessageProof, 'verdicts'> | undefined; error: unknown },
): Proposer {
  return judgeProposer({
    stated: message.proposedBy.value,
    signatures: message.confirmations.map(({ owner }, index) => {
      const verdict = proof?.verdicts[index]
      const isKnown = verdict !== undefined
      return {
        signer: owner.value,
        verdict: !isKnown ? undefined : verdict === 'valid' ? 'proven' : 'mismatch',
      }
    }),
    judging: proof ? 'done' : error ? 'failed' : 'running',
  })
}
