import type { DataDecoded } from '../schemas/dataDecoded.ts'
import type { UnknownKind } from '../schemas/open.ts'
import type {
  DetailedExecutionInfo,
  Transaction,
  TransactionDetails,
  TransactionItem,
  TransactionListItem,
} from '../schemas/transaction.ts'
import type { SettingsInfo, TransactionInfo, TransferInfo } from '../schemas/transactionInfo.ts'
import { addressOf, buildAddressInfo, hashOf, testTime } from './values.ts'

type Kind<Union, Tag extends string> = Extract<Exclude<Union, UnknownKind>, { type: Tag }>

export function buildTransferInfo(
  changes: Partial<Kind<TransferInfo, 'ERC20'>> = {},
): Kind<TransferInfo, 'ERC20'> {
  return {
    type: 'ERC20',
    tokenAddress: addressOf(0xda1),
    value: '1000000000000000000',
    tokenName: 'Dai Stablecoin',
    tokenSymbol: 'DAI',
    logoUri: null,
    decimals: 18,
    trusted: true,
    imitation: false,
    ...changes,
  }
}

export function buildTransfer(
  changes: Partial<Kind<TransactionInfo, 'Transfer'>> = {},
): Kind<TransactionInfo, 'Transfer'> {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: buildAddressInfo(0x5afe01),
    recipient: buildAddressInfo(9),
    direction: 'OUTGOING',
    transferInfo: buildTransferInfo(),
    ...changes,
  }
}

export function buildDataDecoded(changes: Partial<DataDecoded> = {}): DataDecoded {
  return {
    method: 'changeThreshold',
    parameters: [{ name: '_threshold', type: 'uint256', value: '3', valueDecoded: null }],
    accuracy: null,
    ...changes,
  }
}

export function buildSettingsChange(
  settingsInfo: SettingsInfo | null = { type: 'CHANGE_THRESHOLD', threshold: 3 },
  changes: Partial<Kind<TransactionInfo, 'SettingsChange'>> = {},
): Kind<TransactionInfo, 'SettingsChange'> {
  return {
    type: 'SettingsChange',
    humanDescription: null,
    dataDecoded: buildDataDecoded(),
    settingsInfo,
    ...changes,
  }
}

export function buildCustom(
  changes: Partial<Kind<TransactionInfo, 'Custom'>> = {},
): Kind<TransactionInfo, 'Custom'> {
  return {
    type: 'Custom',
    humanDescription: null,
    to: buildAddressInfo(0xc0de, 'A contract'),
    dataSize: '68',
    value: '0',
    methodName: 'stake',
    isCancellation: false,
    actionCount: null,
    ...changes,
  }
}

export function buildCreation(
  changes: Partial<Kind<TransactionInfo, 'Creation'>> = {},
): Kind<TransactionInfo, 'Creation'> {
  return {
    type: 'Creation',
    humanDescription: null,
    creator: buildAddressInfo(1),
    transactionHash: hashOf(0xc0),
    implementation: buildAddressInfo(0x5afe),
    factory: buildAddressInfo(0xfac),
    saltNonce: '0',
    ...changes,
  }
}

export function buildTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: `multisig_${addressOf(0x5afe01)}_${hashOf(1)}`,
    timestamp: testTime,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: buildTransfer(),
    executionInfo: {
      type: 'MULTISIG',
      nonce: 7,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: [buildAddressInfo(2), buildAddressInfo(3)],
    },
    safeAppInfo: null,
    txHash: null,
    note: null,
    ...changes,
  }
}

export function buildTransactionItem(
  transaction: Partial<Transaction> = {},
  conflictType: TransactionItem['conflictType'] = 'None',
): TransactionItem {
  return { type: 'TRANSACTION', transaction: buildTransaction(transaction), conflictType }
}

export function buildDateLabel(timestamp = testTime): Kind<TransactionListItem, 'DATE_LABEL'> {
  return { type: 'DATE_LABEL', timestamp }
}

export function buildLabel(label: 'Next' | 'Queued'): Kind<TransactionListItem, 'LABEL'> {
  return { type: 'LABEL', label }
}

export function buildConflictHeader(nonce = 7): Kind<TransactionListItem, 'CONFLICT_HEADER'> {
  return { type: 'CONFLICT_HEADER', nonce }
}

export function buildMultisigExecution(
  changes: Partial<Kind<DetailedExecutionInfo, 'MULTISIG'>> = {},
): Kind<DetailedExecutionInfo, 'MULTISIG'> {
  return {
    type: 'MULTISIG',
    submittedAt: testTime,
    nonce: 7,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: addressOf(0),
    fee: null,
    payment: null,
    refundReceiver: buildAddressInfo(0),
    safeTxHash: hashOf(1),
    executor: null,
    signers: [buildAddressInfo(1), buildAddressInfo(2), buildAddressInfo(3)],
    confirmationsRequired: 2,
    confirmations: [
      {
        signer: buildAddressInfo(1),
        signature: `0x${'11'.repeat(64)}1b`,
        submittedAt: testTime,
      },
    ],
    rejectors: [],
    gasTokenInfo: null,
    trusted: true,
    proposer: buildAddressInfo(1),
    proposedByDelegate: null,
    ...changes,
  }
}

export function buildModuleExecution(): Kind<DetailedExecutionInfo, 'MODULE'> {
  return { type: 'MODULE', address: buildAddressInfo(0x30d, 'A module') }
}

export function buildTransactionDetails(
  changes: Partial<TransactionDetails> = {},
): TransactionDetails {
  return {
    safeAddress: addressOf(0x5afe01),
    txId: `multisig_${addressOf(0x5afe01)}_${hashOf(1)}`,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: buildTransfer(),
    txData: {
      hexData: `0xa9059cbb${'0'.repeat(63)}9${'0'.repeat(48)}0de0b6b3a7640000`,
      dataDecoded: buildDataDecoded({
        method: 'transfer',
        parameters: [
          { name: 'to', type: 'address', value: addressOf(9), valueDecoded: null },
          { name: 'value', type: 'uint256', value: '1000000000000000000', valueDecoded: null },
        ],
      }),
      to: buildAddressInfo(0xda1, 'Dai Stablecoin'),
      value: '0',
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    txHash: null,
    detailedExecutionInfo: buildMultisigExecution(),
    safeAppInfo: null,
    note: null,
    ...changes,
  }
}

/** What a future gateway may send: this version knows nothing of it but its name. */
export function buildUnknown(stated = 'SwapOrder'): UnknownKind {
  return { type: 'unknown', stated }
}
