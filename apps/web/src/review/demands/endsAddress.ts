import type { Address } from 'viem'

/** Whether a text is the last six characters of an address. */
export function endsAddress(typed: string, address: Address): boolean {
  return typed.trim().toLowerCase() === address.slice(-6).toLowerCase()
}
