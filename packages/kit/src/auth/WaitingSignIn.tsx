import { useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import type { Cosigned } from './signInReducer.ts'
import { completeSignIn, readPendingSignIn } from './signInSafe.ts'
import type { Authentication } from './useAuthentication.ts'

type WaitingSignInProps = {
  authentication: Authentication
  onWaiting: (cosigned: Cosigned | null) => void
}

/** A server that is out is asked again after this long. */
const AGAIN_MS = 15_000

/**
 * R-AUTH-6: goes on with a sign-in as a Safe that an earlier visit, or a closed dialog, left waiting
 * for the other owners. It draws nothing: the button says that it waits.
 */
export default function WaitingSignIn({ authentication, onWaiting }: WaitingSignInProps) {
  const { countersign } = useCountersign()
  const { address, chainId } = useConnection()
  const { adapter, completed } = authentication
  useEffect(() => {
    if (!address || !chainId) return
    const abort = new AbortController()
    const { signal } = abort
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = async () => {
      const pending = readPendingSignIn(countersign, { address, chainId })
      if (!pending || signal.aborted) return onWaiting(null)
      const common = { countersign, adapter, pending, signal }
      const done = await completeSignIn({ ...common, onCosigned: onWaiting }).catch(() => undefined)
      if (done && 'session' in done) return completed(done.session)
      if (!signal.aborted) timer = setTimeout(goOn, AGAIN_MS)
    }
    void goOn()
    return () => {
      abort.abort()
      clearTimeout(timer)
      onWaiting(null)
    }
  }, [countersign, address, chainId, adapter, completed, onWaiting])
  return null
}
