import {
  encodeExecution,
  hashSafeTransaction,
  type SafeTransaction,
  type SignedBy,
} from '@countersign/safe'
import type { Address, Hex } from 'viem'
import {
  type Authorization,
  digestCall,
  isAuthorized,
  makeAuthorization,
  type WalletRequest,
} from './authorization.ts'

type Execution = {
  safe: { chainId: number; address: Address; version: string }
  transaction: SafeTransaction
  signatures: readonly SignedBy[]
}

export type AuthorizedExecution = {
  call: { to: Address; value: bigint; data: Hex }
  authorization: Authorization
}

/**
 * The call by which somebody executes what was judged, and the leave to send it: for as long as the leave
 * that it is made of, and by whoever pays for it. Null where that was for something else.
 */
export function authorizeExecution(
  leave: Authorization,
  { safe, transaction, signatures }: Execution,
  executor: Address,
  now: number,
): AuthorizedExecution | null {
  const { chainId, address } = safe
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const judged = { chainId, account: address, digests: [safeTxHash] }
  if (!isAuthorized(leave, judged, now)) return null
  const call = { to: address, value: 0n, data: encodeExecution(transaction, signatures) }
  const request: WalletRequest = { chainId, account: executor, digests: [digestCall(call)] }
  return { call, authorization: makeAuthorization(request, leave) }
}
