import type { Message } from '@countersign/gateway'
import { hashSafeMessage, readSignedFields, SafeError, type SafeMessage } from '@countersign/safe'
import { hashMessage, hashTypedData } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { GatewayFault } from '../http/gatewayFault.ts'
import type { SignedHash } from '../signatures/judgeSignatures.ts'

/** What the owners of a Safe sign for a message. */
export function hashMessageOf(
  chain: GatewayChain,
  safe: SafeOnChain,
  message: Message['message'],
): SignedHash {
  try {
    const readable = typeof message === 'string' ? message : readSignedFields(message).typedData
    const { safeMessageHash, preimage } = hashSafeMessage({ chainId: chain.id, ...safe }, readable)
    // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
    const bytes = safe.version.startsWith('1.3.') ? hashOf(readable) : preimage
    return { hash: safeMessageHash, bytes }
  } catch (error) {
    if (error instanceof SafeError) throw new GatewayFault(422, 'Could not calculate messageHash')
    throw error
  }
}

function hashOf(message: Exclude<SafeMessage, { raw: unknown }>) {
  return typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
}
