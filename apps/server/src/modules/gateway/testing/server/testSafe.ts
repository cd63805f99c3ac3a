import {
  hashSafeMessage,
  hashSafeTransaction,
  type SafeMessage,
  type SafeTransaction,
} from '@countersign/safe'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { SafeKind } from '../chain/deployContracts.ts'

/** A Safe on the chain. */
export type TestSafe = {
  address: Address
  kind: SafeKind
  account: { chainId: number; address: Address; version: string }
}

export function transactionOf(
  nonce: number,
  changes: Partial<SafeTransaction> = {},
): SafeTransaction {
  return {
    to: '0x00000000000000000000000000000000000000A1',
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: BigInt(nonce),
    ...changes,
  }
}

export function hashOf(safe: TestSafe, transaction: SafeTransaction): Hex {
  return hashSafeTransaction(safe.account, transaction).safeTxHash
}

export function messageHashOf(safe: TestSafe, message: SafeMessage): Hex {
  return hashSafeMessage(safe.account, message).safeMessageHash
}

/** What a client posts to propose a transaction, signed by its sender. */
export async function proposalOf(safe: TestSafe, sender: HDAccount, transaction: SafeTransaction) {
  const { to, data, operation, gasToken, refundReceiver } = transaction
  const safeTxHash = hashOf(safe, transaction)
  return {
    to,
    value: transaction.value.toString(),
    data: data === '0x' ? null : data,
    operation,
    nonce: Number(transaction.nonce),
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken,
    refundReceiver,
    safeTxHash,
    sender: sender.address,
    signature: await sender.sign({ hash: safeTxHash }),
    origin: JSON.stringify({ name: 'Test app', url: 'https://app.example', note: 'Rent' }),
  }
}
