import type { Message } from '@countersign/gateway'
import { readSignedFields, SafeError, type SignedFields } from '@countersign/safe'

/** What of typed data is signed; null for a text, and for what no wallet could sign. */
export function readTyped(message: Message['message']): SignedFields | null {
  if (typeof message === 'string') return null
  try {
    return readSignedFields(message)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
