import { getAddress } from 'viem'

/** An address in short, with some of its middle: by its ends it is what imitates it, too. */
export function formatUnlike(address: string): string {
  const digits = getAddress(address)
  return `${digits.slice(0, 10)}…${digits.slice(-4)}`
}
