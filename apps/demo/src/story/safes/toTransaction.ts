import type { Call, SafeTransaction } from '@countersign/safe'
import { zeroAddress } from 'viem'

/** A call as a transaction that nobody is paid back for. */
export function toTransaction(call: Call, nonce: bigint, safeTxGas = 0n): SafeTransaction {
  const unpaid = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  return { ...call, safeTxGas, ...unpaid, nonce }
}
