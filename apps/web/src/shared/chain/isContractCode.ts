import type { Hex } from 'viem'

/** Whether this is a contract's code: not none, and not what a key has borrowed (EIP-7702). */
export function isContractCode(code: Hex): boolean {
  return code !== '0x' && !code.toLowerCase().startsWith('0xef0100')
}
