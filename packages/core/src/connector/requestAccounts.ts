import type { Address } from 'viem'
import { RequestPendingError, UserRejectedError, WalletTimeoutError } from '../errors/connection.ts'
import { ask } from '../provider/ask.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import type { ProviderSession } from './providerSession.ts'

export type RequestAccountsParameters = {
  timeouts: Timeouts
  signal?: AbortSignal
  /** Told when the wallet says that an earlier request is still open. */
  onPending?: () => void
}

/** Asks for accounts; an earlier request that is still open is waited for instead of failed. */
export async function requestAccounts(
  session: ProviderSession,
  { timeouts, signal, onPending }: RequestAccountsParameters,
): Promise<Address[]> {
  try {
    const answer = await ask(session.provider, {
      method: 'eth_requestAccounts',
      timeout: timeouts.prompt,
      signal,
    })
    const accounts = parseAccounts(answer)
    if (accounts.length === 0)
      throw new UserRejectedError({ details: 'The wallet shared no account.' })
    return accounts
  } catch (error) {
    if (!(error instanceof RequestPendingError)) throw error
    onPending?.()
    return approvedElsewhere(session, { timeouts, signal })
  }
}

const POLL_MS = 1_000

/**
 * R-ERR-2: the visitor answers the request that is open in the wallet, and we notice: by its
 * event, or by asking now and then where events do not come.
 */
async function approvedElsewhere(
  session: ProviderSession,
  { timeouts, signal }: Omit<RequestAccountsParameters, 'onPending'>,
): Promise<Address[]> {
  for (let waited = 0; waited <= timeouts.prompt; waited += POLL_MS) {
    if (session.accounts.length > 0) return [...session.accounts]
    const answer = await ask(session.provider, {
      method: 'eth_accounts',
      timeout: timeouts.read,
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      return []
    })
    const accounts = parseAccounts(answer)
    if (accounts.length > 0) return accounts
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new WalletTimeoutError(timeouts.prompt, 'eth_requestAccounts')
}
