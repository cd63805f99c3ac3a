import type { SafeTransaction } from '@countersign/safe'
import { type Address, isAddressEqual, zeroAddress } from 'viem'

/**
 * R-WORD-2: whether a transaction does nothing but use up its nonce: the Safe calls itself with nothing,
 * and pays nobody for it. Worked out from what is signed, whatever the gateway calls it.
 */
export function isRejection(safe: Address, signed: Omit<SafeTransaction, 'nonce'>): boolean {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = signed
  const { gasToken, refundReceiver } = signed
  return (
    isAddressEqual(to, safe) &&
    operation === 0 &&
    data === '0x' &&
    [value, safeTxGas, baseGas, gasPrice].every((amount) => amount === 0n) &&
    [gasToken, refundReceiver].every((address) => isAddressEqual(address, zeroAddress))
  )
}
