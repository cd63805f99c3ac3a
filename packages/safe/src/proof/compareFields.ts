import { plainHex } from '../internal/abiWords.ts'
import type { SafeTransaction } from '../types.ts'
import type { ProofRow } from './types.ts'

/** A transaction as gateways write it: amounts as decimal text, and much of it optional. */
export type StatedTransaction = {
  [Field in keyof SafeTransaction]?: string | number | bigint | null
}

const fields = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const

const nothing: Partial<Record<keyof SafeTransaction, string>> = { data: '0x', value: '0' }

/** One row for every field that the gateway states. */
export function compareFields(shown: SafeTransaction, stated: StatedTransaction): ProofRow[] {
  return fields.flatMap((field): ProofRow[] => {
    const claim = stated[field]
    // No bytes are written as null or as 0x, no coins as null or as 0. Other nulls claim nothing.
    const claimed = claim ?? (claim === null ? nothing[field] : undefined)
    if (claimed === undefined) return []
    const expected = String(shown[field])
    const same = isExact(claimed) && plainHex(String(claimed)) === plainHex(expected)
    return [
      {
        subject: `gateway.${field}`,
        verdict: same ? 'proven' : 'mismatch',
        reason: same ? 'equal' : 'different',
        expected,
        claimed: String(claimed),
      },
    ]
  })
}

/** A number that JSON could not carry exactly agrees with nothing. */
function isExact(claimed: string | number | bigint): boolean {
  return typeof claimed !== 'number' || Number.isSafeInteger(claimed)
}
