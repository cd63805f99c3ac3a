import { addressOf, hashOf } from '@countersign/gateway/testing'
import type { MessageRecord } from '../store/messages.ts'

/** A typed message as it is kept, of whatever domain. */
export function buildTypedMessage(domain: Record<string, unknown>): MessageRecord {
  const at = new Date(1_700_000_000_000)
  return {
    safe: addressOf(1),
    messageHash: hashOf(1),
    message: {
      domain,
      types: {
        EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
        Note: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Note',
      message: { text: 'Hello' },
    },
    proposedBy: addressOf(2),
    safeAppId: null,
    origin: null,
    submittedAt: at,
    modifiedAt: at,
    confirmations: [],
    signedOnChain: false,
  }
}
