import type { Message, TypedData } from '@countersign/gateway'
import { boundTypedData, hashSafeMessage, hashTypedData, SafeError } from '@countersign/safe'
import { type Hex, hashMessage, type TypedDataDefinition } from 'viem'
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
    const raw = hashOf(message)
    const { safeMessageHash, preimage } = hashSafeMessage({ chainId: chain.id, ...safe }, { raw })
    // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
    const bytes = safe.version.startsWith('1.3.') ? raw : preimage
    return { hash: safeMessageHash, bytes }
  } catch (error) {
    if (error instanceof SafeError) throw new GatewayFault(422, 'Could not calculate messageHash')
    throw error
  }
}

function hashOf(message: Message['message']): Hex {
  if (typeof message === 'string') return hashMessage(message)
  // Before anything walks through it.
  boundTypedData(message)
  return hashTypedData(toTypedData(message))
}

/** Older clients do not say which type is the outermost: it is the one that no other uses. */
function toTypedData({ domain, types, primaryType, message }: TypedData): TypedDataDefinition {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ type }) => type.replace(/\[.*$/, ''))),
  )
  const outermost = names.filter((name) => !used.has(name))
  const stated = primaryType || (outermost.length === 1 ? outermost[0] : undefined)
  if (stated === undefined) throw new GatewayFault(422, 'Could not calculate messageHash')
  // A stranger's: hashing checks it, and says so when it is nothing that can be hashed.
  const data: unknown = { domain, types, primaryType: stated, message }
  return data as TypedDataDefinition
}
