import type { Address, Hex } from 'viem'
import { describe } from '../errors/base.ts'
import { safeOf } from '../frame/safeOf.ts'
import type { Countersign } from '../types.ts'
import { expiryOf } from './expiryOf.ts'
import { followCosigners } from './followCosigners.ts'
import { lookAtSignIn } from './lookAtSignIn.ts'
import { forgetPendingSignIn, type PendingSignIn, rememberPendingSignIn } from './pendingSignIn.ts'
import { SignInError } from './signInError.ts'
import type { AuthAdapter, Cosigned, Session } from './types.ts'

/** Signing in as a Safe. A module of its own: only visitors inside a Safe fetch it. */
export { forgetPendingSignIn, readPendingSignIn } from './pendingSignIn.ts'

type Account = { address: Address; chainId: number }

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

export type CompleteSignInParameters = {
  countersign: Countersign
  adapter: AuthAdapter
  pending: PendingSignIn
  onCosigned(cosigned: Cosigned): void
  /** All have signed, and the server is asked. */
  onSigned?: () => void
  signal: AbortSignal
}

/** The session, or what it failed at; nothing when we left before all had signed. */
export type CompletedSignIn =
  | { session: Session }
  | { failure: 'sign' | 'verify'; details?: string }
  | undefined

/** R-AUTH-6: waits for the other owners of a Safe, and verifies when all have signed. */
export async function completeSignIn(
  parameters: CompleteSignInParameters,
): Promise<CompletedSignIn> {
  const { countersign, adapter, pending, onCosigned, onSigned, signal } = parameters
  const { calls } = await safeOf(countersign)
  const { cosigners } = adapter
  const signature = await followCosigners({
    look: () => lookAtSignIn({ calls, cosigners }, pending),
    onCosigned,
    until: expiryOf(pending.message),
    signal,
    isHidden: () => countersign.window?.document.hidden ?? false,
  })
  if (signal.aborted) return undefined
  if (!signature) {
    forgetPendingSignIn(countersign)
    return { failure: 'sign' }
  }
  onSigned?.()
  try {
    const session = await adapter.verify({ message: pending.message, signature })
    forgetPendingSignIn(countersign)
    return { session }
  } catch (error) {
    // Another tab of this browser may have been first: its session is ours, too.
    const session = await adapter.session().catch(() => null)
    if (session && isOf(session, pending)) {
      forgetPendingSignIn(countersign)
      return { session }
    }
    // An outage says nothing about the signatures, which the owners gave one by one.
    if (!(error instanceof SignInError && error.canRetry)) forgetPendingSignIn(countersign)
    return { failure: 'verify', details: describe(error) }
  }
}

const isOf = (session: Session, { address, chainId }: Account) =>
  session.chainId === chainId && session.address.toLowerCase() === address.toLowerCase()
