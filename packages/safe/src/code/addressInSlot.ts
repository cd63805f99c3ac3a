import { type Address, getAddress, type Hex } from 'viem'
import { hexDigits } from '../internal/abiWords.ts'

/** The address in a word that `eth_getStorageAt` answered, as a contract reads it; null for none. */
export function addressInSlot(word: Hex): Address | null {
  const digits = hexDigits(word, 'word').padStart(64, '0')
  return /^0+$/.test(digits.slice(-40)) ? null : getAddress(`0x${digits.slice(-40)}`)
}
