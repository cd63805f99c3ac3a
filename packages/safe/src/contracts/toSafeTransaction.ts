import type { Address, Hex } from 'viem'
import { InvalidFieldError } from '../errors.ts'
import type { Operation, SafeTransaction } from '../types.ts'

type Named = { value: Address }

/** As much of a gateway's transaction details as owners sign. */
export type SignedDetails = {
  txData: { to: Named; value: string | null; hexData: Hex | null; operation: Operation } | null
  detailedExecutionInfo:
    | {
        type: 'MULTISIG'
        safeTxGas: string
        baseGas: string
        gasPrice: string
        gasToken: Address
        refundReceiver: Named
        nonce: number
      }
    | { type: 'MODULE' | 'unknown' }
    | null
}

/** What the owners sign, out of a gateway's details; null when nobody signs such a transaction. */
export function toSafeTransaction(details: SignedDetails): SafeTransaction | null {
  const { txData, detailedExecutionInfo: info } = details
  if (!txData || info?.type !== 'MULTISIG') return null
  return {
    to: txData.to.value,
    value: amount(txData.value ?? '0', 'value'),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: amount(info.safeTxGas, 'safeTxGas'),
    baseGas: amount(info.baseGas, 'baseGas'),
    gasPrice: amount(info.gasPrice, 'gasPrice'),
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: amount(String(info.nonce), 'nonce'),
  }
}

function amount(text: string, field: string): bigint {
  if (!/^\d{1,78}$/.test(text))
    throw new InvalidFieldError(field, 'a whole number in decimal digits')
  return BigInt(text)
}
