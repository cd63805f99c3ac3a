import type { Countersign } from '@countersign/core'
import type { AuthAdapter } from '@countersign/core/auth'
import {
  lookAtSignIn,
  type PendingSignIn,
  rememberPendingSignIn,
  safeOf,
} from '@countersign/core/frame'
import type { Address, Hex } from 'viem'
import type { Cosigned } from './signInReducer.ts'

/** Signing in as a Safe. A module of its own: only visitors inside a Safe fetch it. */
export { forgetPendingSignIn, readPendingSignIn } from '@countersign/core/frame'

type Account = { address: Address; chainId: number }

const LOOK_MS = 3_000

/** Asks the Safe to sign: a signature, or what other owners have to sign first. */
export async function askSafe(
  countersign: Countersign,
  { message, ...account }: Account & { message: string },
): Promise<Hex | PendingSignIn> {
  const { calls } = await safeOf(countersign)
  const answer = await calls.signMessage(message)
  if (answer.kind === 'signed') return answer.signature
  const hash = answer.kind === 'shared' ? answer.messageHash : answer.safeTxHash
  const pending: PendingSignIn = { ...account, message, kind: answer.kind, hash }
  rememberPendingSignIn(countersign, pending)
  return pending
}

export type FollowCosignersParameters = {
  countersign: Countersign
  adapter: AuthAdapter
  pending: PendingSignIn
  onCosigned(cosigned: Cosigned): void
  signal: AbortSignal
}

/** R-AUTH-6: looks until all have signed; nothing when the Safe decided against it, or we left. */
export async function followCosigners(
  parameters: FollowCosignersParameters,
): Promise<{ message: string; signature: Hex } | undefined> {
  const { countersign, adapter, pending, onCosigned, signal } = parameters
  const { calls } = await safeOf(countersign)
  const { cosigners } = adapter
  while (!signal.aborted) {
    // A host or node that fails now may answer the next time.
    const look = await lookAtSignIn({ calls, cosigners }, pending).catch(() => undefined)
    if (signal.aborted || look?.found === 'gone') return undefined
    if (look?.found === 'signed') return { message: pending.message, signature: look.signature }
    if (look?.cosigned) onCosigned(look.cosigned)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return undefined
}
