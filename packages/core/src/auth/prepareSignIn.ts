import { describe } from '../errors/base.ts'
import type { Countersign } from '../types.ts'
import { authenticationStatus } from './authenticationStatus.ts'
import { awaitCosigners } from './awaitCosigners.ts'
import { type ConnectedAccount, connectedAccount } from './connectedAccount.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'
import type { AuthAdapter } from './types.ts'

/**
 * Opens a sign-in, until `cancelSignIn`: a message is prepared, so that the visitor can read it before
 * the wallet asks, and a fresh one for every try and whenever the account changes. What an earlier
 * visit left to the other owners of a Safe is gone on with (R-AUTH-6).
 */
export function prepareSignIn(countersign: Countersign): void {
  const { authentication: adapter, config, internal, session, signIn } = countersign
  internal.signInAbort?.abort()
  const abort = new AbortController()
  internal.signInAbort = abort
  const { signal } = abort
  dispatchSignIn(countersign, { type: 'closed' })
  if (!adapter) return

  let asked: string | undefined
  const prepare = () => {
    const account = connectedAccount(countersign)
    const { round } = signIn.get()
    const question = account && `${account.address} ${account.chainId} ${round}`
    if (question === asked) return
    asked = question
    // Nothing is left to sign.
    if (!account || authenticationStatus(session.get(), account.address) === 'authenticated') return
    const isMine = () => question === asked && !signal.aborted
    createMessage(adapter, account).then(
      (made) => isMine() && dispatchSignIn(countersign, { round, ...made }),
      (error: unknown) =>
        isMine() &&
        dispatchSignIn(countersign, { type: 'prepareFailed', round, details: describe(error) }),
    )
  }

  let looked: string | undefined
  const resume = () => {
    const account = connectedAccount(countersign)
    const place = account?.connector.type === 'safe' && `${account.address} ${account.chainId}`
    if (!account || !place || place === looked) return
    looked = place
    void import('./signInSafe.ts').then(({ readPendingSignIn }) => {
      const pending = readPendingSignIn(countersign, account)
      if (!pending || place !== looked || signal.aborted) return
      dispatchSignIn(countersign, { type: 'resumed', message: pending.message })
      if (signIn.get().step === 'cosigning') void awaitCosigners(countersign, pending)
    })
  }

  const stops = [
    signIn.subscribe(prepare),
    config.subscribe(
      (state) => state,
      () => {
        prepare()
        resume()
      },
    ),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  prepare()
  resume()
}

type Made =
  | { type: 'prepared'; message: string }
  | { type: 'chainRefused'; chainIds: readonly number[] }

async function createMessage(
  adapter: AuthAdapter,
  { address, chainId }: ConnectedAccount,
): Promise<Made> {
  const { chainIds, ...nonce } = await adapter.getNonce()
  // Nobody should sign what can only be refused.
  if (chainIds && !chainIds.includes(chainId)) return { type: 'chainRefused', chainIds }
  return { type: 'prepared', message: adapter.createMessage({ address, chainId, ...nonce }) }
}
