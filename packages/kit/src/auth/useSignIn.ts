import { toCountersignError, UserRejectedError } from '@countersign/core'
import { useEffect, useReducer, useRef } from 'react'
import type { Hex } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { useCountersign } from '../context.ts'
import { initialSignIn, signInReducer } from './signInReducer.ts'
import type { Authentication } from './useAuthentication.ts'
import { useCosigners } from './useCosigners.ts'

/** Prepares a message, has it signed and verified; see `signInReducer` for the steps. */
export function useSignIn({ adapter, completed }: Authentication) {
  const [state, dispatch] = useReducer(signInReducer, initialSignIn)
  const { countersign } = useCountersign()
  const config = useConfig()
  const { address, chainId, connector } = useConnection()
  // A closed dialog or another account makes whatever is still under way pointless.
  const live = useRef(0)
  const { round } = state
  const isSafe = connector?.type === 'safe'

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

  const { share, forget } = useCosigners({
    step: state.step,
    adapter,
    account: isSafe && address && chainId ? { address, chainId } : undefined,
    dispatch,
    completed,
  })

  /** Asks the wallet; nothing when it refused, failed, or has to ask other owners first. */
  async function requestSignature(message: string, isMine: () => boolean) {
    if (!address || !chainId) return undefined
    try {
      if (!isSafe) return await signMessage(config, { message, account: address, connector })
      const { askSafe } = await import('./signInSafe.ts')
      const answer = await askSafe(countersign, { message, address, chainId })
      if (typeof answer === 'string') return answer
      if (isMine()) share(answer)
      return undefined
    } catch (thrown) {
      if (isMine()) {
        dispatch(
          toCountersignError(thrown) instanceof UserRejectedError
            ? { type: 'rejected' }
            : { type: 'failed', failure: 'sign' },
        )
      }
      return undefined
    }
  }

  async function verify(proof: { message: string; signature: Hex }, isMine: () => boolean) {
    dispatch({ type: 'signed' })
    const session = await adapter.verify(proof).catch(() => undefined)
    if (!isMine()) return
    if (!session) return dispatch({ type: 'failed', failure: 'verify' })
    dispatch({ type: 'verified' })
    completed(session)
  }

  async function sign(): Promise<void> {
    const { message } = state
    if (!message) return
    live.current += 1
    const mine = live.current
    const isMine = () => mine === live.current
    dispatch({ type: 'signingStarted' })
    try {
      const signature = await requestSignature(message, isMine)
      if (signature && isMine()) await verify({ message, signature }, isMine)
    } catch {
      if (isMine()) dispatch({ type: 'failed', failure: 'unknown' })
    }
  }

  const retry = () => {
    if (state.step === 'cosigning') forget()
    dispatch({ type: 'retried' })
  }
  return { state, sign, retry }
}
