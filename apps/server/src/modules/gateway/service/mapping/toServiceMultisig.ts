import type { ServiceMultisig } from '@countersign/gateway/service'
import type { Mined } from '../../chain/readMined.ts'
import { type FunctionsOf, toDataDecoded } from '../../mapping/toDataDecoded.ts'
import { progressOf } from '../../mapping/toMultisigTransaction.ts'
import type { Confirmation } from '../../store/confirmations.ts'
import type { MultisigRecord } from '../../store/record.ts'
import type { StoredSafe } from '../../store/safes.ts'
import { signatureTypeOf } from './signatureTypeOf.ts'

export type ServiceMultisigFacts = {
  safe: StoredSafe
  /** Of this transaction. */
  confirmations: readonly Confirmation[]
  functionsOf: FunctionsOf
  /** What its execution cost, where that was asked; lists do not ask. */
  mined: Mined | null
  now: number
  /** The first version of the call writes some amounts as numbers. */
  version: 1 | 2
}

/** A multisig transaction as the transaction service shows it. */
export function toServiceMultisig(
  record: MultisigRecord,
  { safe, confirmations, functionsOf, mined, now, version }: ServiceMultisigFacts,
): ServiceMultisig {
  const { call, gas, execution, proposal, nonce } = record
  const none = new Map<never, never>()
  const facts = { safe, confirmations, tokens: none, functionsOf, now }
  const number = (text: string | undefined) =>
    text === undefined
      ? null
      : version === 1 && Number(text) <= Number.MAX_SAFE_INTEGER
        ? Number(text)
        : text
  const submitted = proposal?.submittedAt ?? execution?.at ?? new Date(0)
  const modified = [proposal?.modifiedAt, execution?.at].map((date) => date?.getTime() ?? 0)
  return {
    safe: record.safe,
    to: call?.to ?? null,
    value: call?.value ?? null,
    data: !call || call.data === '0x' ? null : call.data,
    operation: call?.operation ?? null,
    gasToken: gas?.gasToken ?? null,
    safeTxGas: number(gas?.safeTxGas),
    baseGas: number(gas?.baseGas),
    gasPrice: gas?.gasPrice ?? null,
    refundReceiver: gas?.refundReceiver ?? null,
    nonce: version === 1 ? nonce : String(nonce),
    executionDate: execution?.at.toISOString() ?? null,
    submissionDate: submitted.toISOString(),
    modified: new Date(Math.max(...modified)).toISOString(),
    blockNumber: execution?.blockNumber ?? null,
    transactionHash: execution?.txHash ?? null,
    safeTxHash: record.safeTxHash,
    proposer: proposal?.proposer ?? null,
    proposedByDelegate: proposal?.delegate?.address ?? null,
    executor: execution?.executor ?? null,
    isExecuted: execution !== null,
    isSuccessful: execution?.success ?? null,
    ethGasPrice: mined?.gasPrice ?? null,
    maxFeePerGas: mined?.maxFeePerGas ?? null,
    maxPriorityFeePerGas: mined?.maxPriorityFeePerGas ?? null,
    gasUsed: mined?.gasUsed ?? null,
    fee: mined?.fee ?? null,
    payment: execution?.payment ?? null,
    origin: proposal?.origin ?? '{}',
    dataDecoded: call ? toDataDecoded(call.data, call.to, functionsOf) : null,
    confirmationsRequired: progressOf(record, facts).required,
    confirmations: confirmations.map((confirmation) => toServiceConfirmation(confirmation)),
    // Whatever was executed, its owners signed.
    trusted: execution !== null || (proposal?.trusted ?? false),
    signatures: execution?.signatures ?? null,
  }
}

export function toServiceConfirmation({ owner, signature, submittedAt }: Confirmation) {
  return {
    owner,
    submissionDate: submittedAt.toISOString(),
    transactionHash: null,
    signature,
    signatureType: signatureTypeOf(signature),
  }
}
