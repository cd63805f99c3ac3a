import type { Hex } from 'viem'

/** Bytes that somebody pasted: with or without their prefix, quotes and line breaks; else null. */
export function parseHex(text: string): Hex | null {
  const digits = text.replaceAll(/[\s"']/g, '').replace(/^0x/i, '')
  return /^([0-9a-f]{2})*$/i.test(digits) ? `0x${digits.toLowerCase()}` : null
}
