import type { AbiType } from './types.ts'

/** A type that stands on no other, by its canonical name; null for any other name. */
export function elementaryType(name: string): AbiType | null {
  if (name === 'address' || name === 'bool' || name === 'bytes' || name === 'string') {
    return { kind: name }
  }
  const match = /^(uint|int|bytes)([1-9]\d{0,2})$/.exec(name)
  const size = Number(match?.[2])
  if (match?.[1] === 'bytes' && size <= 32) return { kind: 'fixedBytes', size }
  if ((match?.[1] === 'uint' || match?.[1] === 'int') && size <= 256 && size % 8 === 0) {
    return { kind: match[1], bits: size }
  }
  return null
}
