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
    return await askAccounts(session, { timeouts, signal })
  } catch (error) {
    if (!(error instanceof RequestPendingError)) throw error
    onPending?.()
    return approvedElsewhere(session, { timeouts, signal })
  }
}

type Waiting = Omit<RequestAccountsParameters, 'onPending'>

async function askAccounts(
  { provider }: ProviderSession,
  { timeouts, signal }: Waiting,
): Promise<Address[]> {
  const question = { method: 'eth_requestAccounts', timeout: timeouts.prompt, signal }
  const accounts = parseAccounts(await ask(provider, question))
  if (accounts.length === 0)
    throw new UserRejectedError({ details: 'The wallet shared no account.' })
  return accounts
}

const POLL_MS = 1_000
const POLLS_UNTIL_ASKED = 3

/**
 * R-ERR-2: the visitor answers the request that is open in the wallet, and we notice: by its
 * event, or by looking now and then where events do not come. What was open may have been something
 * else, such as unlocking: so now and then we also ask, which an open request refuses at once.
 */
async function approvedElsewhere(session: ProviderSession, waiting: Waiting): Promise<Address[]> {
  const { timeouts, signal } = waiting
  for (let polls = 1; polls * POLL_MS <= timeouts.prompt; polls += 1) {
    if (session.accounts.length > 0) return [...session.accounts]
    const look = { method: 'eth_accounts', timeout: timeouts.read, signal }
    const answer = await ask(session.provider, look).catch((error: unknown) => {
      if (signal?.aborted) throw error
      return []
    })
    const accounts = parseAccounts(answer)
    if (accounts.length > 0) return accounts
    if (polls % POLLS_UNTIL_ASKED === 0) {
      const given = await askAccounts(session, waiting).catch((error: unknown) => {
        if (!(error instanceof RequestPendingError)) throw error
      })
      if (given) return given
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new WalletTimeoutError(timeouts.prompt, 'eth_requestAccounts')
}
