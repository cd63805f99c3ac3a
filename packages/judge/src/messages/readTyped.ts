import {
  readSignedFields,
  SafeError,
  type SignedFields,
  type StatedTypedData,
} from '@countersign/safe'

/** Typed data as far as it is signed, and what keeps everybody from signing it, whoever asks for it. */
export type ReadTyped =
  | { signed: null; fault: 'unreadable' }
  /** `unsigned`: it says more than its types declare; owners would read that, and not sign it. */
  | { signed: SignedFields; fault: 'unsigned' | null }

/** Reads what somebody is to sign: asked by whoever has it signed, and by whoever keeps it for others. */
export function readTyped(stated: StatedTypedData): ReadTyped {
  try {
    const signed = readSignedFields(stated)
    return { signed, fault: signed.unsigned.length > 0 ? 'unsigned' : null }
  } catch (error) {
    if (error instanceof SafeError) return { signed: null, fault: 'unreadable' }
    throw error
  }
}
