import type { TransactionDetails } from '@countersign/gateway'
import type { SafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'

type Unproposed = {
  safe: Address
  threshold: number
  transaction: SafeTransaction
  safeTxHash: Hex
}

/**
 * What is written here and was proposed to nobody, in the words in which a gateway tells of a proposal: all
 * of it is ours, and nothing of it is anybody's claim.
 */
export function unproposed({
  safe,
  threshold,
  transaction,
  safeTxHash,
}: Unproposed): TransactionDetails {
  const { to, value, data, operation, nonce } = transaction
  return {
    safeAddress: safe,
    txId: safeTxHash,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'unknown', stated: '' },
    txData: {
      hexData: data === '0x' ? null : data,
      dataDecoded: null,
      to: named(to),
      value: String(value),
      operation,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    txHash: null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 0,
      nonce: Number(nonce),
      safeTxGas: String(transaction.safeTxGas),
      baseGas: String(transaction.baseGas),
      gasPrice: String(transaction.gasPrice),
      gasToken: transaction.gasToken,
      fee: null,
      payment: null,
      refundReceiver: named(transaction.refundReceiver),
      safeTxHash,
      executor: null,
      signers: [],
      confirmationsRequired: threshold,
      confirmations: [],
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: null,
      proposedByDelegate: null,
    },
    safeAppInfo: null,
    note: null,
  }
}

const named = (value: Address) => ({ value, name: null, logoUri: null })
