import { hashSafeTransaction, type SafeTransaction, WITNESS_NAMES } from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'
import { type Authorization, makeAuthorization } from './authorization.ts'

/**
 * The rejection of whatever else wants a nonce, and the leave to sign it: built here, it calls nobody and
 * pays nobody, so there is nothing about it that could be odd.
 */
export function authorizeRejection(
  safe: { chainId: number; address: Address; version: string },
  nonce: number,
  at: number,
): { transaction: SafeTransaction; authorization: Authorization } {
  const { chainId, address } = safe
  const transaction: SafeTransaction = {
    ...{ to: address, value: 0n, data: '0x', operation: 0 },
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: BigInt(nonce) },
  }
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  const request = { chainId, account: address, digests: [safeTxHash] }
  // Whoever is away keeps nobody from giving something up.
  return { transaction, authorization: makeAuthorization(request, { silent: WITNESS_NAMES, at }) }
}
