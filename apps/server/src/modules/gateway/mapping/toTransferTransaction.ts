import type { Transaction, TransactionInfo } from '@countersign/gateway'
import { type Address, zeroAddress } from 'viem'
import type { Tokens } from '../store/token.ts'
import type { TransferRecord } from '../store/transfers.ts'
import { toAddressInfo } from './toAddressInfo.ts'
import { toTransferInfo } from './toTransferInfo.ts'
import { transferId } from './transactionId.ts'

/** A transfer that nobody signed for in a Safe, in the short form of lists. */
export function toTransferTransaction(
  safe: Address,
  record: TransferRecord,
  tokens: Tokens,
): Transaction {
  return {
    id: transferId(safe, { ...record, native: record.kind === 'native' }),
    timestamp: record.at.getTime(),
    txStatus: 'SUCCESS',
    txInfo: toTransfer(safe, record, tokens),
    executionInfo: null,
    safeAppInfo: null,
    txHash: record.attributed ? record.txHash : null,
    note: null,
  }
}

function toTransfer(safe: Address, record: TransferRecord, tokens: Tokens): TransactionInfo {
  const { from, to, incoming, token } = record
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: from ? toAddressInfo(from) : stranger(safe, !incoming),
    recipient: to ? toAddressInfo(to) : stranger(safe, incoming),
    direction: incoming ? 'INCOMING' : 'OUTGOING',
    transferInfo: toTransferInfo(record, token ? tokens.get(token) : undefined),
  }
}

/** A balance can change without anybody saying who was on the other side. */
function stranger(safe: Address, isSafe: boolean) {
  return isSafe ? toAddressInfo(safe) : toAddressInfo(zeroAddress, 'Not known')
}
