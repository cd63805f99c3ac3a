import type { AuthAdapter, Session } from '@countersign/core/auth'
import type { PendingSignIn } from '@countersign/core/frame'
import { type Dispatch, useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useCountersign } from '../context.ts'
import type { SignInEvent, SignInState } from './signInReducer.ts'

type UseCosignersParameters = {
  step: SignInState['step']
  adapter: AuthAdapter
  /** The Safe that signs in; nothing for an account with a key. */
  account: { address: Address; chainId: number } | undefined
  dispatch: Dispatch<SignInEvent>
  completed: (session: Session) => void
}

/**
 * R-AUTH-6: waits for the other owners of a Safe, goes on with what an earlier visit began, and
 * verifies when all have signed. Returns how to begin and how to give it up.
 */
export function useCosigners(parameters: UseCosignersParameters) {
  const { step, adapter, account, dispatch, completed } = parameters
  const { countersign } = useCountersign()
  const { address, chainId } = account ?? {}
  const pending = useRef<PendingSignIn>(undefined)

  useEffect(() => {
    if (!address || !chainId) return
    let current = true
    void import('./signInSafe.ts').then(({ readPendingSignIn }) => {
      const found = readPendingSignIn(countersign, { address, chainId })
      if (!current || !found) return
      pending.current = found
      dispatch({ type: 'resumed', message: found.message })
    })
    return () => {
      current = false
    }
  }, [countersign, address, chainId, dispatch])

  useEffect(() => {
    const waiting = pending.current
    if (step !== 'cosigning' || !waiting) return
    const abort = new AbortController()
    const { signal } = abort
    const follow = async () => {
      const { completeSignIn } = await import('./signInSafe.ts')
      const done = await completeSignIn({
        ...{ countersign, adapter, pending: waiting, signal },
        onCosigned: (cosigned) => dispatch({ type: 'cosigned', cosigned }),
        onSigned: () => dispatch({ type: 'signed' }),
      })
      if (!done) return
      if ('failure' in done) return dispatch({ type: 'failed', failure: done.failure })
      dispatch({ type: 'verified' })
      completed(done.session)
    }
    follow().catch(() => !signal.aborted && dispatch({ type: 'failed', failure: 'unknown' }))
    return () => abort.abort()
  }, [step, countersign, adapter, completed, dispatch])

  return {
    share(shared: PendingSignIn): void {
      pending.current = shared
      dispatch({ type: 'shared' })
    },
    forget(): void {
      pending.current = undefined
      void import('./signInSafe.ts').then((code) => code.forgetPendingSignIn(countersign))
    },
  }
}
