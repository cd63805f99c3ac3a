import type { Message, SafeApp } from '@countersign/gateway'
import { packSignatures, parseSignature } from '@countersign/safe'
import type { Hex } from 'viem'
import type { MessageRecord } from '../store/messages.ts'
import type { StoredSafe } from '../store/safes.ts'
import { toAddressInfo } from './toAddressInfo.ts'

/** A message with what owners of today have signed. */
export function toMessage(
  record: MessageRecord,
  { owners, threshold }: Pick<StoredSafe, 'owners' | 'threshold'>,
  safeApps: readonly SafeApp[],
): Message {
  const counted = record.confirmations.filter(({ owner }) => owners.includes(owner))
  const enough = counted.length >= threshold
  const app = safeApps.find(({ id }) => id === record.safeAppId)
  return {
    messageHash: record.messageHash,
    status: enough || record.signedOnChain ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: app?.iconUrl ?? null,
    name: app?.name ?? null,
    message: record.message,
    creationTimestamp: record.submittedAt.getTime(),
    modifiedTimestamp: record.modifiedAt.getTime(),
    confirmationsSubmitted: counted.length,
    confirmationsRequired: threshold,
    proposedBy: toAddressInfo(record.proposedBy),
    confirmations: counted.map(({ owner, signature }) => ({
      owner: toAddressInfo(owner),
      signature,
    })),
    preparedSignature: enough ? prepare(counted) : record.signedOnChain ? '0x' : null,
    origin: record.origin,
  }
}

/** What the Safe's `isValidSignature` is to be given. For a message it signed itself: nothing. */
function prepare(confirmations: MessageRecord['confirmations']): Hex {
  return packSignatures(
    confirmations.map(({ owner, signature }) => ({
      signer: owner,
      signature: parseSignature(signature),
    })),
  )
}
