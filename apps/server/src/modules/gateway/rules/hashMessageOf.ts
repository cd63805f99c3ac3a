import type { Message } from '@countersign/gateway'
import { readTyped } from '@countersign/judge/posted'
import { hashSafeMessage, hashTypedData, SafeError } from '@countersign/safe'
import { type Hex, hashMessage } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { RefusedError } from '../errors/errors.ts'
import type { SignedHash } from '../signatures/isValid.ts'

/** What the owners of a Safe sign for a message. */
export function hashMessageOf(
  chain: GatewayChain,
  safe: SafeOnChain,
  message: Message['message'],
): SignedHash {
  try {
    const raw = hashOf(message)
    const { safeMessageHash, preimage } = hashSafeMessage({ chainId: chain.id, ...safe }, { raw })
    // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
    const bytes = safe.version.startsWith('1.3.') ? raw : preimage
    return { hash: safeMessageHash, bytes }
  } catch (error) {
    if (error instanceof SafeError) throw new RefusedError('Could not calculate messageHash')
    throw error
  }
}

function hashOf(message: Message['message']): Hex {
  if (typeof message === 'string') return hashMessage(message)
  const { signed } = readTyped(message)
  if (!signed) throw new RefusedError('Could not calculate messageHash')
  return hashTypedData(signed.typedData)
}
