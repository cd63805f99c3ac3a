import { createConnector } from '@wagmi/core'
import type { Address, Chain } from 'viem'
import type { Channel, ConnectReport, OpenContext } from '../channels/channel.ts'
import type { CountersignError } from '../errors/base.ts'
import { ChainNotConfiguredError } from '../errors/chain.ts'
import {
  ConnectorNotFoundError,
  InvalidAnswerError,
  NotConnectedError,
  UserRejectedError,
} from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import { ask } from '../provider/ask.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import { parseChainId } from '../provider/parseChainId.ts'
import { readChainId, switchProviderChain } from '../provider/switchProviderChain.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import type { Provider } from '../provider/types.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import { connectWithSignIn, type SignInAnswer, type SignInRequest } from './connectWithSignIn.ts'
import { hasAccounts, openProviderSession, type ProviderSession } from './providerSession.ts'
import { requestAccounts } from './requestAccounts.ts'

export type WalletConnectorParameters = Channel & {
  id: string
  name: string
  type: string
  icon?: string
  timeouts: Timeouts
  /** Called when somebody ends the connection on purpose: the app, through us or through wagmi. */
  onGoodbye?: () => void
}

export type EstablishParameters = {
  chainId?: number
  isReconnecting?: boolean
  /** For wallets that can connect and sign in with one approval. */
  signIn?: SignInRequest
  signal?: AbortSignal
  report?: (event: ConnectReport) => void
}

/** Why the wallet could not be brought to the wanted chain; the connection stands all the same. */
export type ConnectAnswer = {
  accounts: readonly Address[]
  chainId: number
  switchError?: CountersignError
  signIn?: SignInAnswer
}

type Properties = {
  /** Connects, telling how it goes; wagmi's `connect` is the same without the telling. */
  establish(parameters?: EstablishParameters): Promise<ConnectAnswer>
  /** Takes our listeners off without telling the wallet goodbye. */
  release(): void
  /** Brings the channel back after the page has slept; does nothing where there is none. */
  wake(): Promise<void>
}

/**
 * The one connector behind every wallet. It differs from wagmi's own where that one hangs or lies:
 * an empty account list is a rejection, a switch is checked, an added chain is asked for again,
 * every wait ends, and disconnecting leaves no listener behind.
 */
export function walletConnector(parameters: WalletConnectorParameters) {
  const { id, name, type, icon, timeouts, open, close = revoke } = parameters
  return createConnector<Provider, Properties>(({ chains, emitter }) => {
    /** The established session; one that is still being made belongs to its attempt. */
    let session: ProviderSession | undefined

    const begin = (provider: Provider) =>
      openProviderSession(provider, timeouts, {
        changed: (change) => emitter.emit('change', change),
        ended: () => emitter.emit('disconnect'),
      })
    const find = async (context: OpenContext) => {
      const provider = await open(context)
      if (!provider) throw new ConnectorNotFoundError(name)
      return provider
    }
    const connected = async () => session?.provider ?? find({ silent: true, report: () => {} })

    return {
      id,
      name,
      type,
      icon,

      establish,
      async connect({ withCapabilities, ...asked } = {}) {
        const { accounts, chainId } = await establish(asked)
        const shown = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts
        // wagmi types the accounts by a flag that TypeScript cannot follow through a condition.
        return { accounts: shown as never, chainId }
      },
      async disconnect() {
        parameters.onGoodbye?.()
        const provider = session?.provider
        session?.stop()
        session = undefined
        if (!provider) return
        const farewell = Promise.resolve().then(() => close(provider))
        await withTimeout(farewell, {
          milliseconds: timeouts.farewell,
          onTimeout: () => new Error('no farewell'),
        }).catch(() => {})
      },
      release() {
        session?.stop()
        session = undefined
      },
      async wake() {
        await parameters.wake?.()
      },
      getProvider: connected,
      async getAccounts() {
        const provider = await connected()
        return parseAccounts(
          await ask(provider, { method: 'eth_accounts', timeout: timeouts.read }),
        )
      },
      async getChainId() {
        const chainId = await readChainId(await connected(), timeouts.read)
        if (chainId === undefined) throw new InvalidAnswerError('eth_chainId gave no chain id.')
        return chainId
      },
      async isAuthorized() {
        try {
          return await hasAccounts(await connected(), timeouts)
        } catch {
          return false
        }
      },
      async switchChain({ chainId }) {
        if (!session) throw new NotConnectedError()
        const chain = configured(chains, chainId)
        await switchProviderChain(session.provider, { chain, timeouts })
        moved(session, chainId)
        return chain
      },
      // The session hears the provider itself; wagmi only requires that these exist.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }

    async function establish(asked: EstablishParameters = {}): Promise<ConnectAnswer> {
      const { chainId, isReconnecting = false, signal, report = () => {} } = asked
      const provider = await find({ silent: isReconnecting, chainId, signal, report })
      report({ type: 'opened' })
      const mine = begin(provider)
      // At once, whatever its wallet is still busy with: nobody listens for a cancelled attempt.
      signal?.addEventListener('abort', mine.stop)
      try {
        const { accounts, signIn } = await shareAccounts(mine, asked)
        mine.accounts = accounts
        mine.gone = accounts.length === 0
        mine.chainId = await currentChain(provider, signal)
        const switchError = isReconnecting
          ? undefined
          : await reach(mine, chainId, { signal, report })
        if (mine.gone)
          throw new UserRejectedError({ details: 'The wallet took its accounts away.' })
        signal?.throwIfAborted()
        // Only now is the earlier session let go: a failed retry must not cost the connection.
        session?.stop()
        session = mine
        mine.goLive()
        return { accounts: mine.accounts, chainId: mine.chainId, switchError, signIn }
      } catch (error) {
        mine.stop()
        throw error
      } finally {
        signal?.removeEventListener('abort', mine.stop)
      }
    }

    /** Without a prompt on page load; else by asking, where possible together with a sign-in. */
    async function shareAccounts(
      mine: ProviderSession,
      { isReconnecting, signIn, signal, report = () => {} }: EstablishParameters,
    ): Promise<{ accounts: readonly Address[]; signIn?: SignInAnswer }> {
      if (isReconnecting) {
        const read = { method: 'eth_accounts', timeout: timeouts.read, signal }
        return { accounts: parseAccounts(await ask(mine.provider, read)) }
      }
      const both = signIn && (await connectWithSignIn(mine.provider, signIn, { timeouts, signal }))
      if (both) return both
      const onPending = () => report({ type: 'requestPending' })
      return { accounts: await requestAccounts(mine, { timeouts, signal, onPending }) }
    }

    async function currentChain(provider: Provider, signal?: AbortSignal): Promise<number> {
      const chainId =
        (await readChainId(provider, timeouts.read, signal)) ??
        // Old wallets answer only this one.
        parseChainId(
          await ask(provider, { method: 'net_version', timeout: timeouts.read, signal }).catch(
            () => undefined,
          ),
        )
      if (chainId === undefined) throw new InvalidAnswerError('The wallet names no chain id.')
      return chainId
    }

    /** Brings a fresh connection to the wanted chain; a failure is told, not thrown. */
    async function reach(
      mine: ProviderSession,
      chainId: number | undefined,
      { signal, report }: Pick<OpenContext, 'signal' | 'report'>,
    ): Promise<CountersignError | undefined> {
      if (chainId === undefined || chainId === mine.chainId) return undefined
      try {
        const chain = configured(chains, chainId)
        report({ type: 'switchAsked', chainId })
        const onAdd = () => report({ type: 'addAsked', chainId })
        await switchProviderChain(mine.provider, { chain, timeouts, signal, onAdd })
        moved(mine, chainId)
        return undefined
      } catch (error) {
        if (signal?.aborted) throw error
        return toCountersignError(error)
      }
    }

    /** Wallets may keep their `chainChanged` to themselves after a switch we asked for. */
    function moved(mine: ProviderSession, chainId: number) {
      if (mine.chainId === chainId) return
      mine.chainId = chainId
      emitter.emit('change', { chainId })
    }
  })
}

function configured(chains: readonly Chain[], chainId: number): Chain {
  const chain = chains.find((candidate) => candidate.id === chainId)
  if (!chain) throw new ChainNotConfiguredError(chainId)
  return chain
}

/** EIP-2255: makes the wallet forget this site; the ones that cannot are left as they are. */
const revoke = (provider: Provider) =>
  provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
