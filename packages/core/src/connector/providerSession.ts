import type { Address } from 'viem'
import { ask } from '../provider/ask.ts'
import { listen } from '../provider/listen.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import { parseChainId } from '../provider/parseChainId.ts'
import { readChainId } from '../provider/switchProviderChain.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import type { Provider } from '../provider/types.ts'

export type ProviderSessionEvents = {
  changed(change: { accounts?: readonly Address[]; chainId?: number }): void
  ended(): void
}

/**
 * What a wallet has told us since we began to listen. Listening starts before anything is asked,
 * so that an account or chain changed half-way through connecting is not missed; changes are
 * passed on only once the session is live.
 */
export type ProviderSession = {
  readonly provider: Provider
  accounts: readonly Address[]
  chainId: number | undefined
  /** The wallet took its accounts away while the session was not live yet. */
  gone: boolean
  goLive(): void
  stop(): void
}

export function openProviderSession(
  provider: Provider,
  timeouts: Timeouts,
  events: ProviderSessionEvents,
): ProviderSession {
  let live = false
  let stopped = false
  const stopListening = listen(provider, {
    accountsChanged: (value) => onAccounts(tolerant(value)),
    chainChanged: (value) => void onChain(value),
    disconnect: (error) => void onDisconnect(error),
  })
  const session: ProviderSession = {
    provider,
    accounts: [],
    chainId: undefined,
    gone: false,
    goLive: () => {
      live = true
    },
    stop: () => {
      stopped = true
      stopListening()
    },
  }

  function onAccounts(accounts: readonly Address[] | undefined) {
    // Garbage is not a reason to lose a connection.
    if (stopped || !accounts) return
    if (accounts.length === 0) return end()
    session.gone = false
    session.accounts = accounts
    if (live) events.changed({ accounts })
  }

  async function onChain(value: unknown) {
    // An id that cannot be read is asked for again: the wallet did move somewhere.
    const chainId = parseChainId(value) ?? (await readChainId(provider, timeouts.read))
    if (stopped || chainId === undefined || chainId === session.chainId) return
    session.chainId = chainId
    if (live) events.changed({ chainId })
  }

  async function onDisconnect(error: unknown) {
    // 1013, "try again later": MetaMask lost its node for a moment, not its visitor.
    if (isTryAgainLater(error) && (await hasAccounts(provider, timeouts))) return
    if (!stopped) end()
  }

  function end() {
    session.gone = true
    if (!live) return
    session.stop()
    events.ended()
  }

  return session
}

function tolerant(value: unknown): readonly Address[] | undefined {
  try {
    return parseAccounts(value)
  } catch {
    return undefined
  }
}

const isTryAgainLater = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1013

/** Whether a wallet, asked without a prompt, still shares an account. */
export async function hasAccounts(provider: Provider, timeouts: Timeouts): Promise<boolean> {
  try {
    const answer = await ask(provider, { method: 'eth_accounts', timeout: timeouts.read })
    return parseAccounts(answer).length > 0
  } catch {
    return false
  }
}
