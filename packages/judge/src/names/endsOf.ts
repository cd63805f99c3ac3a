import type { Address } from 'viem'

/** As many characters as people look at, at either end. Forging more is dear. */
const FIRST = 3
const LAST = 4

/** What people recognise an address by. */
export function endsOf(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, FIRST) + digits.slice(-LAST)
}
