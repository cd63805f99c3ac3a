import type { AddressInfo } from '../schemas/common.ts'
import type { Address, Hex } from '../schemas/primitives.ts'

/** A test address: `addressOf(1)` is 0x…01. The same number always gives the same one. */
export function addressOf(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}

/** A test hash: `hashOf(1)` is 0x…01. */
export function hashOf(number: number): Hex {
  return `0x${number.toString(16).padStart(64, '0')}`
}

export function buildAddressInfo(value: Address | number, name: string | null = null): AddressInfo {
  return { value: typeof value === 'number' ? addressOf(value) : value, name, logoUri: null }
}

/** 12 May 2026, noon UTC: no test depends on today. */
export const testTime = Date.UTC(2026, 4, 12, 12)
