import { packSignatures, type SafeTransaction, type SignedBy } from '@countersign/safe'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** What is sent to a Safe to execute a transaction that its owners signed. */
export function encodeExecution(
  transaction: SafeTransaction,
  signatures: readonly SignedBy[],
): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } = transaction
  const { gasToken, refundReceiver } = transaction
  const refund = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  const args = [to, value, data, operation, ...refund, packSignatures(signatures)] as const
  return encodeFunctionData({ abi, args })
}
