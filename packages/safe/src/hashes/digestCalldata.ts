import { type Hex, keccak256 } from 'viem'
import { hexDigits, uintWord } from '../internal/abiWords.ts'

/** The Calldata Digest of ERC-8213: the length as a 256-bit number, then the bytes, hashed. */
export function digestCalldata(data: Hex): Hex {
  const digits = hexDigits(data, 'data')
  return keccak256(`0x${uintWord(digits.length / 2, 'length')}${digits}`)
}
