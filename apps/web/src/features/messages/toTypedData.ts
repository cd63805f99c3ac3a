import type { TypedData } from '@countersign/gateway'
import type { TypedDataDefinition } from 'viem'

/**
 * Typed data as it is hashed. Older clients do not say which type is the outermost: it is the one
 * that no other uses.
 */
export function toTypedData({
  domain,
  types,
  primaryType,
  message,
}: TypedData): TypedDataDefinition {
  const used = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ type }) => type.replace(/\[.*$/, ''))),
  )
  const outermost = Object.keys(types).find((name) => name !== 'EIP712Domain' && !used.has(name))
  // A stranger's: hashing checks it, and throws when it is nothing that can be hashed.
  const data: unknown = { domain, types, primaryType: primaryType || outermost, message }
  return data as TypedDataDefinition
}
