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
    message: withPlainChainId(record.message),
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

/** Some sign with the chain's id as a text, which hashes the same; clients read a number. */
function withPlainChainId(message: Message['message']): Message['message'] {
  if (typeof message === 'string') return message
  const { chainId } = message.domain
  if (typeof chainId !== 'string' || !/^(0x[0-9a-f]{1,13}|\d{1,15})$/i.test(chainId)) return message
  return { ...message, domain: { ...message.domain, chainId: Number(chainId) } }
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
