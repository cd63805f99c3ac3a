import { type Hex, isHex } from 'viem'
import { InvalidAnswerError } from '../errors/connection.ts'
import type { FrameCalls } from './frameCalls.ts'

/** EIP-5792: 100 while it waits for signatures or its execution. */
const codes: Record<string, number> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

/** Where a batch of a Safe stands: its receipt is there once the Safe has executed it. */
export async function getCallsStatus(calls: FrameCalls, chainId: Hex, id: unknown) {
  if (!isHex(id)) throw new InvalidAnswerError('A batch of a Safe has a hash.')
  const { status, txHash } = await calls.getTxBySafeTxHash(id)
  const receipt = txHash && (await calls.rpcCall('eth_getTransactionReceipt', [txHash]))
  return {
    version: '2.0.0',
    id,
    chainId,
    atomic: true,
    // A word of a newer host: it is not over.
    status: codes[status] ?? 100,
    ...(receipt
      ? { receipts: [{ ...receipt, status: status === 'SUCCESS' ? '0x1' : '0x0' }] }
      : {}),
  }
}
