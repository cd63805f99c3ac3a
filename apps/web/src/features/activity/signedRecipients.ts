import type { Address } from 'viem'
import type { Entry } from './entry.ts'

/**
 * Whom the owners have paid, by their own signatures: addresses that others may imitate. What merely
 * arrived is no anchor, nor what a token's contract claims that the Safe has sent.
 */
export function signedRecipients(entries: readonly Entry[]): Address[] {
  return entries.flatMap(({ description, nonce, status }) =>
    nonce !== null && status === 'SUCCESS' && description.kind === 'sent'
      ? [description.party.value]
      : [],
  )
}
