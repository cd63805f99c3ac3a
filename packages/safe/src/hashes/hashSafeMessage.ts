import { type Hex, hashMessage, keccak256, type TypedDataDefinition } from 'viem'
import { hexDigits } from '../internal/abiWords.ts'
import type { SafeAccount } from '../types.ts'
import { hashDomain } from './hashDomain.ts'
import { hashTypedData } from './hashTypedData.ts'
import { readSignedFields, type StatedTypedData } from './readSignedFields.ts'

/** keccak256 of `SafeMessage(bytes message)`. */
const typeHash = '60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'

/** A text as `personal_sign` takes it, typed data, or the very bytes that `getMessageHash` takes. */
export type SafeMessage = string | TypedDataDefinition | { raw: Hex }

export type SafeMessageHashes = {
  domainHash: Hex
  messageHash: Hex
  /** What the owners sign; the message's id in the gateway. */
  safeMessageHash: Hex
  preimage: Hex
}

/** The hashes of an off-chain message of a Safe. */
export function hashSafeMessage(safe: SafeAccount, message: SafeMessage): SafeMessageHashes {
  const domainHash = hashDomain(safe)
  const messageHash = keccak256(`0x${typeHash}${keccak256(messageBytes(message)).slice(2)}`)
  const preimage: Hex = `0x1901${domainHash.slice(2)}${messageHash.slice(2)}`
  return { domainHash, messageHash, safeMessageHash: keccak256(preimage), preimage }
}

function messageBytes(message: SafeMessage): Hex {
  if (typeof message === 'string') return hashMessage(message)
  if (typeof message === 'object' && message !== null && 'raw' in message) {
    return `0x${hexDigits(message.raw, 'message')}`
  }
  return hashTypedData(readSignedFields(message as StatedTypedData).typedData)
}
