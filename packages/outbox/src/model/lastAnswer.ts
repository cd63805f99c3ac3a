import { type Address, isAddressEqual } from 'viem'
import type { AnsweredSignature, OutboxEntry } from './entry.ts'

/** What the wallet of the connected account has answered last for an entry: its signature, or another. */
export function lastAnswer(
  entry: OutboxEntry | undefined,
  me: Address | undefined,
): AnsweredSignature | null {
  if (!entry || !me) return null
  const other = entry.fault?.answered
  // Another account's wallet is another witness.
  if (other) return isAddressEqual(other.asked, me) ? other : null
  const mine = entry.signatures.find(({ signer }) => isAddressEqual(signer, me))
  return mine ? { asked: me, signature: mine.signature } : null
}
