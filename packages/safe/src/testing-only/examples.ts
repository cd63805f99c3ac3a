import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SafeAccount, SafeTransaction } from '../types.ts'

export const exampleSafe: SafeAccount = {
  chainId: 31337,
  address: '0x5AFE3855358E112B5647B952709E6165e1c1eEEe',
  version: '1.4.1',
}

export const exampleTransaction: SafeTransaction = {
  to: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  value: 0n,
  data: `0xa9059cbb${'0'.repeat(24)}${'ab'.repeat(20)}${(10n ** 18n).toString(16).padStart(64, '0')}`,
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 7n,
}

/** Keys that everybody can have: 0x11…, 0x22… and so on. */
export const people = [1, 2, 3, 4].map((digit) =>
  privateKeyToAccount(`0x${String(digit).repeat(64)}`),
)

export function person(index: number) {
  const found = people[index]
  if (!found) throw new Error(`there is no person ${index}`)
  return found
}
