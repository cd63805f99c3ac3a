import type { Transaction } from '@countersign/gateway'
import { parseSignatures, SafeError } from '@countersign/safe'
import type { Confirmation } from '../store/confirmations.ts'
import type { MultisigRecord } from '../store/record.ts'
import type { StoredSafe } from '../store/safes.ts'
import type { Tokens } from '../store/token.ts'
import { readOrigin } from './readOrigin.ts'
import { toAddressInfo } from './toAddressInfo.ts'
import type { FunctionsOf } from './toDataDecoded.ts'
import { toTransactionInfo } from './toTransactionInfo.ts'
import { multisigId } from './transactionId.ts'
import { transactionStatus } from './transactionStatus.ts'

export type MultisigFacts = {
  safe: StoredSafe
  /** Of all transactions of the list. */
  confirmations: readonly Confirmation[]
  tokens: Tokens
  functionsOf: FunctionsOf
  now: number
}

/** A multisig transaction in the short form of lists. */
export function toMultisigTransaction(record: MultisigRecord, facts: MultisigFacts): Transaction {
  const { tokens, functionsOf } = facts
  const { safe, safeTxHash, nonce, call, gas, execution, proposal } = record
  const { submitted, required, missing, status } = progressOf(record, facts)
  const { app, note } = readOrigin(proposal?.origin ?? null)
  return {
    id: multisigId(safe, safeTxHash),
    timestamp: (execution?.at ?? proposal?.submittedAt)?.getTime() ?? 0,
    txStatus: status,
    txInfo: toTransactionInfo({ safe, call, gas, tokens, functionsOf }),
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: required,
      confirmationsSubmitted: submitted,
      missingSigners: missing,
    },
    safeAppInfo: app && { ...app, logoUri: null },
    txHash: execution?.txHash ?? null,
    note,
  }
}

/** How far a transaction is. Only those who are owners now count for what is not executed yet. */
export function progressOf(record: MultisigRecord, { safe, confirmations, now }: MultisigFacts) {
  const { execution, proposal, safeTxHash, nonce } = record
  const confirmed = new Set(
    confirmations.filter(({ hash }) => hash === safeTxHash).map(({ owner }) => owner),
  )
  const owners = safe.owners.filter((owner) => confirmed.has(owner))
  const submitted = execution ? countSignatures(execution.signatures, owners.length) : owners.length
  const required = execution ? (execution.threshold ?? safe.threshold) : safe.threshold
  const status = transactionStatus({
    execution,
    nonce,
    safeNonce: safe.nonce,
    submitted,
    required,
    modifiedAt: proposal?.modifiedAt.getTime() ?? 0,
    now,
  })
  const missing =
    status === 'AWAITING_CONFIRMATIONS'
      ? safe.owners.filter((owner) => !confirmed.has(owner)).map((owner) => toAddressInfo(owner))
      : null
  return { submitted, required, missing, status }
}

function countSignatures(signatures: MultisigRecordSignatures, fallback: number): number {
  if (signatures === null) return fallback
  try {
    return parseSignatures(signatures).length
  } catch (error) {
    // The chain accepted them, padded or overlapping as nobody writes them.
    if (error instanceof SafeError) return fallback
    throw error
  }
}

type MultisigRecordSignatures = NonNullable<MultisigRecord['execution']>['signatures']
