import { type Address, numberToHex } from 'viem'
import { ChainUnknownToWalletError } from '../errors/chain.ts'
import {
  InvalidAnswerError,
  NotConnectedError,
  UnsupportedMethodError,
} from '../errors/connection.ts'
import { RelayUnreachableError } from '../errors/walletConnect.ts'
import { parseChainId } from '../provider/parseChainId.ts'
import type { Provider } from '../provider/types.ts'
import { createListeners } from './walletConnectListeners.ts'
import { isForWallet, namedAccounts, readApproval, toCaip2 } from './walletConnectNamespaces.ts'
import { endSession, isDisconnected, isUnsent, isUsable } from './walletConnectSession.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

type Request = Parameters<Provider['request']>[0]

export type SessionProviderParameters = {
  client: WalletConnectClient
  topic: string
  chainId: number
  /** Asks a node of the app whatever needs no wallet. */
  read(chainId: number, request: Request): Promise<unknown>
  /** Told of every new chain, so that a reload comes back to it. */
  moved(chainId: number): void
  ended(): void
}

export type SessionProvider = Provider & {
  readonly topic: string
  /** Runs once nobody listens any more: at once, or when the last listener goes. */
  whenUnheard(run: () => void): void
}

/**
 * An EIP-1193 provider over one WalletConnect session. A session is approved for several chains;
 * which of them a request is meant for is said with each, so switching among them asks nobody.
 */
export function sessionProvider(parameters: SessionProviderParameters): SessionProvider {
  const { client, topic, read, moved, ended } = parameters
  let chosen = parameters.chainId
  /** Accounts in the wallet's own words, since it last spoke of them. */
  let told: readonly Address[] | undefined
  /** A chain the wallet agreed to and has not added to the session yet. */
  let awaited: number | undefined
  let over = false

  const isAlive = () => !over && isUsable(client, topic)
  const approval = () => readApproval(client.session.get(topic).namespaces)

  /** Where requests go; a chain the wallet has withdrawn since cannot be written to. */
  function chainId(): number {
    const chains = isAlive() ? approval().chains : []
    return chains.includes(chosen) ? chosen : (chains[0] ?? chosen)
  }

  function accounts(): readonly Address[] {
    if (!isAlive()) return []
    if (told) return told
    const here = approval().accounts.filter((account) => account.chainId === chainId())
    return [...new Set(here.map(({ address }) => address))]
  }

  async function request({ method, params }: Request): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accounts()
      case 'eth_chainId':
        return numberToHex(chainId())
      case 'net_version':
        return String(chainId())
      case 'wallet_switchEthereumChain':
        return switchTo(params)
      default:
        return isForWallet(method)
          ? forward({ method, params })
          : read(chainId(), { method, params })
    }
  }

  async function switchTo(params: unknown): Promise<null> {
    const wanted = Array.isArray(params) ? parseChainId(params[0]) : undefined
    if (wanted === undefined) throw new InvalidAnswerError('The chain to switch to is no chain id.')
    const isApproved = () => isAlive() && approval().chains.includes(wanted)
    if (!isApproved()) {
      if (isAlive() && !approval().methods.has('wallet_switchEthereumChain')) {
        // The code of other wallets: whoever asks may try to add the chain.
        throw new ChainUnknownToWalletError(`network ${wanted}`)
      }
      await forward({ method: 'wallet_switchEthereumChain', params })
      // A wallet that agrees but does not add the chain to the session cannot be used there.
      awaited = wanted
    }
    if (isApproved()) moveTo(wanted)
    return null
  }

  async function forward({ method, params }: Request): Promise<unknown> {
    if (!isAlive()) lose()
    if (!approval().methods.has(method)) {
      throw new UnsupportedMethodError({ details: `The wallet did not approve ${method}.` })
    }
    try {
      return await client.request({
        topic,
        chainId: toCaip2(chainId()),
        request: { method, params },
      })
    } catch (error) {
      if (!isAlive() || isDisconnected(error)) return lose(error)
      throw isUnsent(error) ? new RelayUnreachableError({ cause: error }) : error
    }
  }

  function lose(cause?: unknown): never {
    end()
    throw new NotConnectedError(cause === undefined ? undefined : { cause })
  }

  function end(): void {
    if (over) return
    over = true
    unfollow()
    ended()
    listeners.emit('disconnect', { code: 4900, message: 'The session has ended.' })
  }

  /** What listeners know; only news is told. */
  let shown = { chainId: chainId(), accounts: String(accounts()) }

  function announce(): void {
    const before = shown
    shown = { chainId: chainId(), accounts: String(accounts()) }
    if (shown.chainId !== before.chainId) {
      moved(shown.chainId)
      listeners.emit('chainChanged', numberToHex(shown.chainId))
    }
    if (shown.accounts !== before.accounts) listeners.emit('accountsChanged', accounts())
  }

  function moveTo(next: number): void {
    chosen = next
    awaited = undefined
    announce()
  }

  type SessionEvent = {
    topic: string
    params: { event: { name: string; data: unknown }; chainId: string }
  }

  function onEvent({ topic: about, params: { event, chainId: at } }: SessionEvent): void {
    if (about !== topic || !isAlive()) return
    if (event.name === 'accountsChanged') {
      const named = namedAccounts(event.data, chainId())
      if (named?.length === 0) leave()
      else if (named) {
        told = named
        announce()
      }
    } else if (event.name === 'chainChanged') {
      const next = parseChainId(event.data) ?? parseChainId(at)
      if (next === undefined) return
      // Requests name their chain themselves: one that was not approved cannot be followed to.
      if (approval().chains.includes(next)) moveTo(next)
      else awaited = next
    }
  }

  function onUpdate({ topic: about }: { topic: string }): void {
    if (about !== topic || !isAlive()) return
    const { chains } = approval()
    told = undefined
    if (chains.length === 0) leave()
    else if (awaited !== undefined && chains.includes(awaited)) moveTo(awaited)
    else announce()
  }

  function onEnd({ topic: about }: { topic: string }): void {
    if (about === topic) end()
  }

  /** The wallet keeps the session but shares nothing over it any more. */
  function leave(): void {
    end()
    void endSession(client, topic)
  }

  function follow(): void {
    if (over) return
    client.on('session_event', onEvent)
    client.on('session_update', onUpdate)
    client.on('session_delete', onEnd)
    client.on('session_expire', onEnd)
  }

  function unfollow(): void {
    client.off('session_event', onEvent)
    client.off('session_update', onUpdate)
    client.off('session_delete', onEnd)
    client.off('session_expire', onEnd)
  }

  const listeners = createListeners({ heard: follow, unheard: unfollow })
  return {
    topic,
    request,
    on: listeners.on,
    removeListener: listeners.removeListener,
    whenUnheard: listeners.whenUnheard,
  }
}
