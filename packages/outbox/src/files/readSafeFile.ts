import { address, hash, oneOf, positive, record } from '../model/readers.ts'
import { safeTransaction } from '../model/storedEntry.ts'
import { readFile } from './readFile.ts'
import { savedSignatures } from './savedSignatures.ts'

/** A Safe's transaction with its signatures takes a few kB; a batch of hundreds, some hundreds. */
const MOST_LETTERS = 2_000_000

const file = record({
  kind: oneOf(['safe-tx']),
  version: oneOf([1]),
  chainId: positive,
  safe: address,
  safeTxHash: hash,
  transaction: safeTransaction,
  signatures: savedSignatures,
})

export type SafeFile = ReturnType<typeof file>

/** A Safe's transaction as it was saved; null for any other text. */
export const readSafeFile = (text: string): SafeFile | null => readFile(text, MOST_LETTERS, file)
