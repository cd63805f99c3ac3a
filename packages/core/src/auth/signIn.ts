import { signMessage } from '@wagmi/core'
import type { Hex } from 'viem'
import { describe } from '../errors/base.ts'
import { RequestPendingError, UserRejectedError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import type { Countersign } from '../types.ts'
import { awaitCosigners } from './awaitCosigners.ts'
import { type ConnectedAccount, connectedAccount } from './connectedAccount.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'

/**
 * Has the prepared message signed, and the signature verified. `countersign.signIn` tells how it
 * goes; a closed sign-in hears no more of it. Nothing happens before there is a message.
 */
export async function signIn(countersign: Countersign): Promise<void> {
  const { authentication: adapter, internal } = countersign
  const { step, message } = countersign.signIn.get()
  const account = connectedAccount(countersign)
  const opened = internal.signInAbort
  if (!adapter || !account || !opened || step !== 'idle' || !message) return
  const { signal } = opened
  dispatchSignIn(countersign, { type: 'signingStarted' })
  try {
    const signature = await requestSignature(countersign, { ...account, message, signal })
    if (!signature || signal.aborted) return
    dispatchSignIn(countersign, { type: 'signed' })
    const answer = await adapter.verify({ message, signature }).then(
      (session) => ({ session }),
      (error: unknown) => ({ details: describe(error) }),
    )
    if (signal.aborted) return
    if ('details' in answer) {
      return dispatchSignIn(countersign, { type: 'failed', failure: 'verify', ...answer })
    }
    internal.session.set(answer.session)
    dispatchSignIn(countersign, { type: 'verified' })
  } catch (error) {
    if (signal.aborted) return
    dispatchSignIn(countersign, { type: 'failed', failure: 'unknown', details: describe(error) })
  }
}

type Question = ConnectedAccount & { message: string; signal: AbortSignal }

/** Asks the wallet; nothing when it refused, failed, or has to ask other owners first. */
async function requestSignature(
  countersign: Countersign,
  { address, chainId, connector, message, signal }: Question,
): Promise<Hex | undefined> {
  try {
    if (connector.type !== 'safe') {
      return await signMessage(countersign.config, { message, account: address, connector })
    }
    const { askSafe } = await import('./signInSafe.ts')
    const answer = await askSafe(countersign, { message, address, chainId })
    if (typeof answer === 'string') return answer
    if (signal.aborted) return undefined
    dispatchSignIn(countersign, { type: 'shared' })
    void awaitCosigners(countersign, answer)
  } catch (thrown) {
    if (signal.aborted) return undefined
    const error = toCountersignError(thrown)
    const failure = error instanceof RequestPendingError ? 'pending' : 'sign'
    dispatchSignIn(
      countersign,
      error instanceof UserRejectedError
        ? { type: 'rejected' }
        : { type: 'failed', failure, details: error.details },
    )
  }
  return undefined
}
