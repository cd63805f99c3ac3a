/** The kinds of values that parameters are made of. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
}

export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** 32 bytes: a hash, a topic, a storage slot or its value. */
export function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}

/** Bytes as hex, at most so many of them. */
export function isBytes(value: unknown, maxBytes: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2 + 2 * maxBytes &&
    /^0x(?:[0-9a-f]{2})*$/i.test(value)
  )
}

const TAGS = new Set(['latest', 'safe', 'finalized', 'earliest', 'pending'])

/** A block by tag, number or hash (EIP-1898); absent means the newest. */
export function isBlock(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value === 'string') return TAGS.has(value) || isQuantity(value)
  if (!isRecord(value)) return false
  const { blockHash, blockNumber, requireCanonical, ...rest } = value
  if (Object.keys(rest).length > 0) return false
  if (requireCanonical !== undefined && typeof requireCanonical !== 'boolean') return false
  if (blockNumber !== undefined) return blockHash === undefined && isQuantity(blockNumber)
  return isWord(blockHash)
}
