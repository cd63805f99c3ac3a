import { toCountersignError, UserRejectedError } from '@countersign/core'
import { useEffect, useReducer, useRef } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { initialSignIn, signInReducer } from './signInReducer.ts'
import type { Authentication } from './useAuthentication.ts'

/** Prepares a message, has it signed and verified; see `signInReducer` for the steps. */
export function useSignIn({ adapter, completed }: Authentication) {
  const [state, dispatch] = useReducer(signInReducer, initialSignIn)
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  // A closed dialog or another account makes whatever is still under way pointless.
  const live = useRef(0)
  const { round } = state

  useEffect(() => {
    if (!address || !chainId) return
    let current = true
    const prepare = async () => {
      const nonce = await adapter.getNonce()
      return adapter.createMessage({ address, chainId, ...nonce })
    }
    prepare().then(
      (message) => current && dispatch({ type: 'prepared', round, message }),
      () => current && dispatch({ type: 'prepareFailed', round }),
    )
    return () => {
      current = false
    }
  }, [adapter, address, chainId, round])

  useEffect(
    () => () => {
      live.current += 1
    },
    [],
  )

  async function sign(): Promise<void> {
    const { message } = state
    if (!message || !address || !chainId) return
    live.current += 1
    const mine = live.current
    const isMine = () => mine === live.current
    dispatch({ type: 'signingStarted' })
    try {
      const signature = await signMessage(config, { message, account: address, connector }).catch(
        (thrown: unknown) => {
          const error = toCountersignError(thrown)
          if (isMine()) {
            dispatch(
              error instanceof UserRejectedError
                ? { type: 'rejected' }
                : { type: 'failed', failure: 'sign' },
            )
          }
          return undefined
        },
      )
      if (!signature || !isMine()) return
      dispatch({ type: 'signed' })
      const session = await adapter.verify({ message, signature }).catch(() => undefined)
      if (!isMine()) return
      if (!session) return dispatch({ type: 'failed', failure: 'verify' })
      dispatch({ type: 'verified' })
      completed(session)
    } catch {
      if (isMine()) dispatch({ type: 'failed', failure: 'unknown' })
    }
  }

  return { state, sign, retry: () => dispatch({ type: 'retried' }) }
}
