import type { AuthAdapter } from '@countersign/core/auth'
import type { PendingSignIn } from '@countersign/core/frame'
import { type Dispatch, useEffect, useRef } from 'react'
import type { Address, Hex } from 'viem'
import { useCountersign } from '../context.ts'
import type { Cosigned, SignInEvent, SignInState } from './signInReducer.ts'

type UseCosignersParameters = {
  step: SignInState['step']
  adapter: AuthAdapter
  /** The Safe that signs in; nothing for an account with a key. */
  account: { address: Address; chainId: number } | undefined
  dispatch: Dispatch<SignInEvent>
  verify(proof: { message: string; signature: Hex }): Promise<void>
}

/**
 * R-AUTH-6: waits for the other owners of a Safe, goes on with what an earlier visit began, and
 * verifies when all have signed. Returns how to begin and how to give it up.
 */
export function useCosigners({ step, adapter, account, dispatch, verify }: UseCosignersParameters) {
  const { countersign } = useCountersign()
  const { address, chainId } = account ?? {}
  const pending = useRef<PendingSignIn>(undefined)
  // The newest one, without beginning to wait anew.
  const verifyNow = useRef(verify)
  useEffect(() => {
    verifyNow.current = verify
  })

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
    const onCosigned = (cosigned: Cosigned) => dispatch({ type: 'cosigned', cosigned })
    const follow = async () => {
      const { followCosigners, forgetPendingSignIn } = await import('./signInSafe.ts')
      const common = { countersign, adapter, onCosigned, signal }
      const proof = await followCosigners({ ...common, pending: waiting })
      if (signal.aborted) return
      // A message counts once, whatever becomes of it.
      forgetPendingSignIn(countersign)
      if (proof) await verifyNow.current(proof)
      else dispatch({ type: 'failed', failure: 'sign' })
    }
    follow().catch(() => !signal.aborted && dispatch({ type: 'failed', failure: 'unknown' }))
    return () => abort.abort()
  }, [step, countersign, adapter, dispatch])

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
