import type { ServiceMessage } from '@countersign/gateway/service'
import { toMessage } from '../../mapping/toMessage.ts'
import type { MessageRecord } from '../../store/messages.ts'
import type { StoredSafe } from '../../store/safes.ts'
import { signatureTypeOf } from './signatureTypeOf.ts'

/** The same message as the gateway shows, in the service's own shape. */
export function toServiceMessage(
  record: MessageRecord,
  safe: Pick<StoredSafe, 'owners' | 'threshold'>,
): ServiceMessage {
  const { message, preparedSignature } = toMessage(record, safe, [])
  const counted = record.confirmations.filter(({ owner }) => safe.owners.includes(owner))
  return {
    created: record.submittedAt.toISOString(),
    modified: record.modifiedAt.toISOString(),
    safe: record.safe,
    messageHash: record.messageHash,
    message,
    proposedBy: record.proposedBy,
    safeAppId: record.safeAppId,
    confirmations: counted.map(({ owner, signature, submittedAt }) => ({
      created: submittedAt.toISOString(),
      modified: submittedAt.toISOString(),
      owner,
      signature,
      signatureType: signatureTypeOf(signature),
    })),
    preparedSignature,
    origin: record.origin ?? '{}',
  }
}
