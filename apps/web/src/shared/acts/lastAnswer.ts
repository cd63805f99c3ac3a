import { type Address, isAddressEqual } from 'viem'
import type { Act, Answered } from './act.ts'

/** What the wallet of the connected account has answered last for an act: its signature, or another. */
export function lastAnswer(act: Act | undefined, me: Address | undefined): Answered | null {
  if (!act || !me) return null
  const other = act.fault?.answered
  // Another account's wallet is another witness.
  if (other) return isAddressEqual(other.asked, me) ? other : null
  const mine = act.signatures.find(({ signer }) => isAddressEqual(signer, me))
  return mine ? { asked: me, signature: mine.signature } : null
}
