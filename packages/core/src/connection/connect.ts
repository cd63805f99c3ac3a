import { bestChannel } from '../connector/bestChannel.ts'
import { connectorFor } from '../connector/connectorFor.ts'
import type { SignInRequest } from '../connector/connectWithSignIn.ts'
import type { CountersignError } from '../errors/base.ts'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { ConnectorNotFoundError, UserRejectedError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { applyConnection } from './applyConnection.ts'
import { type AttemptEvent, attemptReducer, type ConnectResult } from './attempt.ts'
import { rememberConnection } from './recentConnection.ts'
import { rememberRecentWallet } from './recentWallets.ts'

export type ConnectParameters = {
  /** Id of a wallet in `countersign.wallets`. */
  walletId: string
  /** How to reach it; default: the first that works here. */
  channel?: WalletChannel
  /** The chain to end up on; default: wherever the wallet is. */
  chainId?: number
  /** Signs in with the same approval where the wallet can (ERC-7846); ignored where it cannot. */
  signIn?: SignInRequest | Promise<SignInRequest | undefined>
}

export type ConnectReturnType = ConnectResult
export type ConnectErrorType = ReturnType<typeof toCountersignError>

/**
 * Connects a wallet. A second call cancels the first, and nothing that a cancelled attempt's
 * wallet answers later changes anything.
 */
export async function connect(
  countersign: Countersign,
  { walletId, chainId, signIn, ...wanted }: ConnectParameters,
): Promise<ConnectReturnType> {
  const { config, internal, storage } = countersign
  const number = countersign.attempt.get().number + 1
  internal.abort?.abort(new AttemptCancelledError())
  const abort = new AbortController()
  internal.abort = abort
  const { signal } = abort
  const entry = countersign.wallets.get().find(({ id }) => id === walletId)
  const channel = wanted.channel ?? (entry && bestChannel(countersign, entry))
  dispatch(countersign, { type: 'started', number, walletId, ...(channel && { channel }) })
  if (config.state.status !== 'connected') {
    config.setState((state) => ({ ...state, status: 'connecting' }))
  }
  try {
    if (!entry) throw new ConnectorNotFoundError(walletId)
    const connector = await connectorFor(countersign, entry, channel)
    const request = entry.connectsWithSignIn ? await signIn : undefined
    const established = await connector.establish({
      chainId,
      signal,
      ...(request && { signIn: request }),
      report: (event) => dispatch(countersign, { ...event, number }),
    })
    if (signal.aborted) {
      // The wallet answered in the very moment of cancelling.
      if (config.state.current !== connector.uid) connector.release()
      throw new AttemptCancelledError()
    }
    const result: ConnectResult = {
      ...applyConnection(countersign, connector, established),
      ...(established.switchError && { switchError: established.switchError }),
      ...(established.signIn && { signIn: established.signIn }),
    }
    rememberConnection(storage, { connectorId: connector.id, walletId })
    rememberRecentWallet(storage, walletId)
    dispatch(countersign, { type: 'connected', number, result })
    return result
  } catch (thrown) {
    const error = toCountersignError(signal.aborted ? signal.reason : thrown)
    dispatch(countersign, { type: 'failed', number, error })
    settleStatus(countersign)
    throw error
  } finally {
    if (internal.abort === abort) internal.abort = undefined
  }
}

/**
 * Ends the running attempt, or takes a finished one off the screen. R-ERR-1: whoever closes what asks
 * them has said no, and whoever waits for the attempt hears that.
 */
export function cancelConnect(
  countersign: Countersign,
  reason: CountersignError = new UserRejectedError(),
): void {
  const { attempt, internal } = countersign
  dispatch(countersign, { type: 'cancelled', number: attempt.get().number })
  internal.abort?.abort(reason)
  internal.abort = undefined
  settleStatus(countersign)
}

/** Only whoever connects has the rules of attempts: a page begins without them. */
function dispatch({ internal: { attempt } }: Countersign, event: AttemptEvent): void {
  attempt.set(attemptReducer(attempt.get(), event))
}

/** "connecting" is true only while an attempt runs. */
function settleStatus({ attempt, config }: Countersign): void {
  const { step } = attempt.get()
  if (step !== 'idle' && step !== 'failed' && step !== 'connected') return
  config.setState((state) =>
    state.status === 'connecting'
      ? { ...state, status: state.current ? 'connected' : 'disconnected' }
      : state,
  )
}
