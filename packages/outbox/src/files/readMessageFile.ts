import { address, hash, oneOf, positive, record } from '../model/readers.ts'
import { messageContent } from '../model/storedEntry.ts'
import { readFile } from './readFile.ts'
import { savedSignatures } from './savedSignatures.ts'

/** The gateway keeps messages up to 64 kB; a hundred signatures take no more. */
const MOST_LETTERS = 500_000

const file = record({
  kind: oneOf(['safe-message']),
  version: oneOf([1]),
  chainId: positive,
  safe: address,
  messageHash: hash,
  message: messageContent,
  signatures: savedSignatures,
})

export type MessageFile = ReturnType<typeof file>

/** A signed message as it was saved; null for any other text. */
export const readMessageFile = (text: string): MessageFile | null =>
  readFile(text, MOST_LETTERS, file)
