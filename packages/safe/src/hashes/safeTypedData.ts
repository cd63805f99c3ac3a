import type { SafeAccount, SafeTransaction } from '../types.ts'
import { versionTraits } from './versionTraits.ts'

type Field = { name: string; type: string }

/** What a wallet is asked to sign, by EIP-712; numbers are digits, as JSON has no large ones. */
export type SafeTypedData = {
  domain: { chainId?: number; verifyingContract: string }
  types: Record<string, readonly Field[]>
  primaryType: 'SafeTx'
  message: Record<string, string | number>
}

/** A Safe transaction as typed data: its hash is that of `hashSafeTransaction`. */
export function safeTypedData(safe: SafeAccount, transaction: SafeTransaction): SafeTypedData {
  const { domainHasChainId, gasField } = versionTraits(safe.version)
  const uint = (name: string): Field => ({ name, type: 'uint256' })
  const address = (name: string): Field => ({ name, type: 'address' })
  return {
    domain: {
      ...(domainHasChainId && { chainId: Number(safe.chainId) }),
      verifyingContract: safe.address,
    },
    types: {
      EIP712Domain: [...(domainHasChainId ? [uint('chainId')] : []), address('verifyingContract')],
      SafeTx: [
        address('to'),
        uint('value'),
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        uint('safeTxGas'),
        uint(gasField),
        uint('gasPrice'),
        address('gasToken'),
        address('refundReceiver'),
        uint('nonce'),
      ],
    },
    primaryType: 'SafeTx',
    message: {
      to: transaction.to,
      value: String(transaction.value),
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: String(transaction.safeTxGas),
      [gasField]: String(transaction.baseGas),
      gasPrice: String(transaction.gasPrice),
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      nonce: String(transaction.nonce),
    },
  }
}
