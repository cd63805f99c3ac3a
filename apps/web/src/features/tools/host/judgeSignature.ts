import type { FrameSignature } from '@countersign/core/frame'
import { hashSafeMessage, type SafeAccount } from '@countersign/safe'
import type { TypedDataDefinition } from 'viem'

/**
 * Whether the hash that a host gave for a message is the one that message has for this Safe:
 * another one would be followed, and shown to other owners, in its place.
 */
export function judgeSignature(
  safe: SafeAccount,
  message: TypedDataDefinition,
  answer: FrameSignature,
): 'same' | 'other' | 'unsaid' {
  if (answer.kind === 'proposed' || !answer.messageHash) return 'unsaid'
  const { safeMessageHash } = hashSafeMessage(safe, message)
  return answer.messageHash.toLowerCase() === safeMessageHash ? 'same' : 'other'
}
