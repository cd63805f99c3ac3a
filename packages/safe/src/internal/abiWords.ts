import type { Address, Hex } from 'viem'
import { InvalidFieldError } from '../errors.ts'

/** Hexadecimal digits without the prefix, in lower case: what all packing here is done with. */
export function hexDigits(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(value)) {
    throw new InvalidFieldError(field, 'bytes in hexadecimal, with 0x in front')
  }
  return value.slice(2).toLowerCase()
}

/** The 40 digits of an address. Letter case is not checked: the bytes are what is signed. */
export function addressDigits(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) {
    throw new InvalidFieldError(field, 'an address')
  }
  return value.slice(2).toLowerCase()
}

export function addressWord(value: unknown, field: string): string {
  return addressDigits(value, field).padStart(64, '0')
}

export function uintWord(value: unknown, field: string, bits = 256): string {
  const wanted = `a whole number from 0 below 2^${bits}`
  // A number above 2^53 has already lost digits, silently: it may not become part of a hash.
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new InvalidFieldError(field, wanted)
  }
  if (typeof value !== 'bigint' && typeof value !== 'number') {
    throw new InvalidFieldError(field, wanted)
  }
  const integer = BigInt(value)
  // Zero for what fits; what is negative keeps its sign and is not zero either.
  if (integer >> BigInt(bits) !== 0n) throw new InvalidFieldError(field, wanted)
  return integer.toString(16).padStart(64, '0')
}

export function operationDigit(value: unknown, field: string): 0 | 1 {
  if (value !== 0 && value !== 1) throw new InvalidFieldError(field, '0 (call) or 1 (delegatecall)')
  return value
}

export function toHex(digits: string): Hex {
  return `0x${digits}`
}

/** Digits that are known to be 40: an address in lower case. */
export function toAddress(digits: string): Address {
  return `0x${digits}`
}

/** The same bytes written the same way. Letters of the digits may be of either case, nothing else. */
export function plainHex(text: string): string {
  return text.slice(0, 2) + text.slice(2).toLowerCase()
}
