import type { TypedData } from '@countersign/gateway'
import { readSignedFields, SafeError } from '@countersign/safe'

export type MessageKind = 'text' | 'typed'
/** `unsigned`: fields that no type declares, which nobody would sign and the gateway does not keep. */
export type DraftFault = 'empty' | 'noJson' | 'unreadable' | 'unsigned'
export type MessageDraft =
  | { message: string | TypedData; fault: null }
  | { message: null; fault: DraftFault }

const refuse = (fault: DraftFault): MessageDraft => ({ message: null, fault })

/** What somebody wrote or pasted, as a message that can be signed; or why it cannot. */
export function readDraft(kind: MessageKind, text: string): MessageDraft {
  if (text.trim() === '') return refuse('empty')
  if (kind === 'text') return { message: text, fault: null }
  let stated: unknown
  try {
    stated = JSON.parse(text)
  } catch {
    return refuse('noJson')
  }
  try {
    // Whatever it is: read strictly right here, and by the gateway's schema when it is sent.
    const data = stated as TypedData
    const { unsigned, primaryType } = readSignedFields(data)
    if (unsigned.length > 0) return refuse('unsigned')
    return { message: { ...data, primaryType }, fault: null }
  } catch (error) {
    if (error instanceof SafeError) return refuse('unreadable')
    throw error
  }
}
