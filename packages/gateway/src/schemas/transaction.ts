import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { addressInfo, operation, tokenInfo } from './common.ts'
import { dataDecoded } from './dataDecoded.ts'
import { kind, openVariant, openWords } from './open.ts'
import { address, amount, hash, hex, integer, maybe, timestamp } from './primitives.ts'
import { transactionInfo } from './transactionInfo.ts'

const status = openWords(words.transactionStatus, 'UNKNOWN')

const safeAppInfo = v.object({
  name: v.string(),
  url: v.string(),
  logoUri: maybe(v.string()),
})

const moduleExecution = kind('MODULE', { address: addressInfo })

/** The short form, as lists have it. */
export const transaction = v.object({
  id: v.string(),
  timestamp,
  txStatus: status,
  txInfo: transactionInfo,
  executionInfo: maybe(
    openVariant({
      MULTISIG: kind('MULTISIG', {
        nonce: integer,
        confirmationsRequired: integer,
        confirmationsSubmitted: integer,
        missingSigners: maybe(v.array(addressInfo)),
      }),
      MODULE: moduleExecution,
    }),
  ),
  safeAppInfo: maybe(safeAppInfo),
  txHash: maybe(hash),
  note: maybe(v.string()),
})
export type Transaction = v.InferOutput<typeof transaction>

const transactionItem = kind('TRANSACTION', {
  transaction,
  conflictType: v.nullish(openWords(words.conflictType, 'None'), 'None'),
})

/** Any line of any list of transactions. */
export const transactionListItem = openVariant({
  TRANSACTION: transactionItem,
  DATE_LABEL: kind('DATE_LABEL', { timestamp }),
  LABEL: kind('LABEL', { label: openWords(words.queueLabel, 'Queued') }),
  CONFLICT_HEADER: kind('CONFLICT_HEADER', { nonce: integer }),
})
export type TransactionListItem = v.InferOutput<typeof transactionListItem>
export type TransactionItem = v.InferOutput<typeof transactionItem>

const confirmation = v.object({
  signer: addressInfo,
  signature: maybe(hex),
  submittedAt: maybe(timestamp),
})

const detailedExecutionInfo = openVariant({
  MULTISIG: kind('MULTISIG', {
    submittedAt: timestamp,
    nonce: integer,
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: address,
    fee: maybe(amount),
    payment: maybe(amount),
    refundReceiver: addressInfo,
    safeTxHash: hash,
    executor: maybe(addressInfo),
    signers: v.array(addressInfo),
    confirmationsRequired: integer,
    confirmations: v.nullish(v.array(confirmation), () => []),
    rejectors: v.nullish(v.array(addressInfo), () => []),
    gasTokenInfo: maybe(tokenInfo),
    trusted: v.nullish(v.boolean(), true),
    proposer: maybe(addressInfo),
    proposedByDelegate: maybe(addressInfo),
    /** What proves that: the delegate's signature, and the proposer's of this hour. Of our gateway only. */
    delegation: v.optional(
      v.object({ proposalSignature: hex, signature: hex, signedHour: integer }),
    ),
  }),
  MODULE: moduleExecution,
})
export type DetailedExecutionInfo = v.InferOutput<typeof detailedExecutionInfo>

/** The long form, of one transaction. */
export const transactionDetails = v.object({
  safeAddress: maybe(address),
  txId: v.string(),
  executedAt: maybe(timestamp),
  txStatus: status,
  txInfo: transactionInfo,
  txData: maybe(
    v.object({
      hexData: maybe(hex),
      dataDecoded: maybe(dataDecoded),
      to: addressInfo,
      value: maybe(amount),
      operation,
      trustedDelegateCallTarget: maybe(v.boolean()),
      addressInfoIndex: maybe(v.record(v.string(), addressInfo)),
      tokenInfoIndex: maybe(v.record(v.string(), tokenInfo)),
    }),
  ),
  txHash: maybe(hash),
  detailedExecutionInfo: maybe(detailedExecutionInfo),
  safeAppInfo: maybe(safeAppInfo),
  note: maybe(v.string()),
})
export type TransactionDetails = v.InferOutput<typeof transactionDetails>
