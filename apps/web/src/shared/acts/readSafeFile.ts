import * as v from 'valibot'
import { act } from './act.ts'

/** A Safe's transaction with its signatures takes a few kB; a batch of hundreds, some hundreds. */
const MOST_LETTERS = 2_000_000
const MOST_SIGNATURES = 100

const { chainId, account, safeTxHash, transaction } = act.entries
const { signer, signature } = act.entries.signatures.item.entries

const file = v.object({
  kind: v.literal('safe-tx'),
  version: v.literal(1),
  chainId,
  safe: account,
  safeTxHash: safeTxHash.wrapped,
  transaction: transaction.wrapped,
  signatures: v.pipe(v.array(v.object({ signer, signature })), v.maxLength(MOST_SIGNATURES)),
})

export type SafeFile = v.InferOutput<typeof file>

/** A signature as it was saved; null for any other text. */
export function readSafeFile(text: string): SafeFile | null {
  if (text.length > MOST_LETTERS) return null
  try {
    return v.parse(file, JSON.parse(text))
  } catch {
    return null
  }
}
