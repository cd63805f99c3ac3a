import type { Message } from '@countersign/gateway'
import type { ComparedProof } from './compareProofs.ts'

type Judged = Pick<ComparedProof, 'verdicts' | 'kept'> & { safe: { threshold: number } }

/** How far a message is: by the signatures that were judged, and not by what the gateway says of it. */
export function statusOf({ proof }: { proof: Judged | undefined }): Message['status'] | null {
  if (!proof) return null
  const valid = proof.verdicts.filter((verdict) => verdict === 'valid').length
  return proof.kept || valid >= proof.safe.threshold ? 'CONFIRMED' : 'NEEDS_CONFIRMATION'
}
