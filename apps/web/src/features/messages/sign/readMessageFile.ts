import * as v from 'valibot'
import { signedMessage } from '../../../shared/local/createMemory.ts'

/** The gateway keeps messages up to 64 kB; a hundred signatures take no more. */
const MOST_LETTERS = 500_000
const MOST_SIGNATURES = 100

const { chainId, address, hash, message, signer, signature } = signedMessage.entries

const file = v.object({
  kind: v.literal('safe-message'),
  version: v.literal(1),
  chainId,
  safe: address,
  messageHash: hash,
  message,
  signatures: v.pipe(v.array(v.object({ signer, signature })), v.maxLength(MOST_SIGNATURES)),
})

/** A signed message as it was saved; null for any other text. */
export function readMessageFile(text: string): v.InferOutput<typeof file> | null {
  if (text.length > MOST_LETTERS) return null
  try {
    return v.parse(file, JSON.parse(text))
  } catch {
    return null
  }
}
