import { CountersignError, describe } from '../errors/base.ts'
import { UserRejectedError } from '../errors/connection.ts'
import { PairingExpiredError, RelayUnreachableError } from '../errors/walletConnect.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { OpenContext } from './channel.ts'
import { proposedNamespaces, readApproval } from './walletConnectNamespaces.ts'
import { endSession, type WalletConnectSession } from './walletConnectSession.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

export type PairParameters = Pick<OpenContext, 'signal' | 'report'> & {
  client: WalletConnectClient
  /** The chains to ask for, the wanted one first. */
  chainIds: readonly number[]
  timeouts: Timeouts
}

/** How long a proposal lives when its URI does not say. */
const PAIRING_MS = 300_000

/** A visitor who leaves the dialog open for this many codes has gone away. */
const MAX_PAIRINGS = 12

/** R-UI-11: shows codes until one is approved; an expired or rejected one is followed by a fresh one. */
export async function pair(parameters: PairParameters): Promise<WalletConnectSession> {
  for (let code = 1; ; code += 1) {
    try {
      return await offer(parameters)
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason || code === MAX_PAIRINGS) throw error
      parameters.report({ type: 'pairingLost', reason })
    }
  }
}

function reasonOf(error: unknown): 'rejected' | 'expired' | undefined {
  if (error instanceof UserRejectedError) return 'rejected'
  return error instanceof PairingExpiredError ? 'expired' : undefined
}

/** One code: its URI, then a session or the reason why there is none. */
async function offer(parameters: PairParameters): Promise<WalletConnectSession> {
  const { client, signal, report } = parameters
  const { uri, approval } = await propose(parameters)
  const expiresAt = expiryOf(uri)
  const approved = approval()
  report({ type: 'pairingCreated', uri, expiresAt })
  try {
    const session = await withTimeout(approved, {
      // WalletConnect's own expiry waits for the relay, which may be asleep.
      milliseconds: expiresAt - Date.now(),
      onTimeout: () => new PairingExpiredError(),
      signal,
    })
    if (readApproval(session.namespaces).accounts.length > 0) return session
    throw new UserRejectedError({ details: 'The wallet shared no account.' })
  } catch (error) {
    // Nobody waits for this session any more, now or when it is approved late: the wallet is told.
    approved.then(
      ({ topic }) => endSession(client, topic),
      () => {},
    )
    throw toPairingError(error)
  }
}

/** Puts a proposal on the relay; whatever fails before there is a code is about reaching it. */
async function propose({ client, chainIds, timeouts, signal }: PairParameters) {
  const { relayer } = client.core
  let onRefused: ((reason: unknown) => void) | undefined
  // The relay says by closing that it does not want us (a project id it does not know).
  const refused = new Promise<never>((_, reject) => {
    onRefused = reject
    relayer.on('relayer_error', reject)
  })
  try {
    const proposal = client.connect({ optionalNamespaces: proposedNamespaces(chainIds) })
    const { uri, approval } = await withTimeout(Promise.race([proposal, refused]), {
      milliseconds: timeouts.open,
      onTimeout: () => new RelayUnreachableError(),
      signal,
    })
    if (!uri) throw new Error('The proposal has no URI.')
    return { uri, approval }
  } catch (cause) {
    throw cause instanceof CountersignError ? cause : new RelayUnreachableError({ cause })
  } finally {
    relayer.off('relayer_error', onRefused)
  }
}

/** The URI carries its expiry in seconds; without one the protocol's five minutes hold. */
function expiryOf(uri: string): number {
  const seconds = Number(/[?&]expiryTimestamp=(\d{10})(?:&|$)/.exec(uri)?.[1])
  return seconds ? seconds * 1_000 : Date.now() + PAIRING_MS
}

/** After the code was shown there are two ways to fail: it expired, or the wallet said no. */
function toPairingError(error: unknown): Error {
  if (error instanceof CountersignError) return error
  // WalletConnect throws errors and plain objects alike.
  return /proposal expired/i.test(describe(error))
    ? new PairingExpiredError({ cause: error })
    : new UserRejectedError({ cause: error })
}
