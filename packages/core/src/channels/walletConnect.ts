import { CountersignError } from '../errors/base.ts'
import { RelayUnreachableError } from '../errors/walletConnect.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import type { Channel, OpenContext } from './channel.ts'
import { walletConnectClient } from './walletConnectClient.ts'
import { forgetSession, rememberedSession, rememberSession } from './walletConnectMemory.ts'
import { readApproval } from './walletConnectNamespaces.ts'
import { loadSession } from './walletConnectOtherTab.ts'
import { pair } from './walletConnectPairing.ts'
import { type SessionProvider, sessionProvider } from './walletConnectProvider.ts'
import { wakeRelay } from './walletConnectRelay.ts'
import { endSession } from './walletConnectSession.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

export type WalletConnectChannel = Channel & {
  /** To be called when the visitor comes back to the page, most of all on a phone. */
  wake(): Promise<void>
}

/** Reaches wallets over WalletConnect: a code to scan or a link to follow, then a session. */
export function walletConnectChannel(countersign: Countersign): WalletConnectChannel {
  const { config, storage, timeouts } = countersign
  let started: WalletConnectClient | undefined
  const providers = new Map<string, SessionProvider>()

  return {
    async open(context) {
      // Nothing to restore is no reason to fetch WalletConnect's code.
      if (context.silent && !rememberedSession(storage)) return undefined
      const client = await start(context)
      return context.silent ? restore(client) : connect(client, context)
    },
    async close(provider) {
      const found = [...providers.values()].find((candidate) => candidate === provider)
      if (started && found) await end(started, found.topic)
    },
    async wake() {
      if (started) await wakeRelay(started)
    },
  }

  async function start({ signal }: OpenContext): Promise<WalletConnectClient> {
    try {
      started = await withTimeout(walletConnectClient(countersign), {
        milliseconds: timeouts.open,
        onTimeout: () => new RelayUnreachableError(),
        signal,
      })
      return started
    } catch (cause) {
      throw cause instanceof CountersignError ? cause : new RelayUnreachableError({ cause })
    }
  }

  /** The session this app used last, if it can still be used; asks nobody. */
  async function restore(client: WalletConnectClient): Promise<SessionProvider | undefined> {
    const remembered = rememberedSession(storage)
    if (!remembered || !(await loadSession(client, remembered.topic))) return undefined
    return provide(client, remembered.topic, remembered.chainId)
  }

  /**
   * Always a fresh pairing: whoever chooses a wallet means that one, not the one whose session
   * happens to be there.
   */
  async function connect(
    client: WalletConnectClient,
    { chainId, signal, report }: OpenContext,
  ): Promise<SessionProvider> {
    const configured = config.chains.map(({ id }) => id)
    const chainIds = chainId === undefined ? configured : [...new Set([chainId, ...configured])]
    const { topic } = await pair({ client, chainIds, timeouts, signal, report })
    replace(client, topic, signal)
    return provide(client, topic, chainId)
  }

  /** The session so far is used until the new one stands; then its wallet is told that it is over. */
  function replace(client: WalletConnectClient, topic: string, signal?: AbortSignal): void {
    const before = rememberedSession(storage)
    const old = before && providers.get(before.topic)
    if (old) old.whenUnheard(() => void end(client, old.topic))
    else if (before) void end(client, before.topic)
    signal?.addEventListener('abort', () => {
      // Given up after the wallet agreed, while it was asked for a chain: as if it never had.
      void end(client, topic)
      if (!old) return
      old.whenUnheard(() => {})
      rememberSession(storage, before)
    })
  }

  function provide(client: WalletConnectClient, topic: string, wanted?: number): SessionProvider {
    const known = providers.get(topic)
    if (known) return known
    const { chains } = readApproval(client.session.get(topic).namespaces)
    const preferred = [wanted, ...config.chains.map(({ id }) => id)]
    const chainId = preferred.find((id) => id !== undefined && chains.includes(id)) ?? chains[0]
    const moved = (next: number) => rememberSession(storage, { topic, chainId: next })
    const provider = sessionProvider({
      client,
      topic,
      // A session without any chain shares no account either, and ends there.
      chainId: chainId ?? 1,
      read: (id, request) =>
        // viem types each method's parameters; what comes here was typed by whoever asked.
        config.getClient({ chainId: id }).request(request as never),
      moved,
      ended: () => forget(topic),
    })
    moved(chainId ?? 1)
    providers.set(topic, provider)
    return provider
  }

  async function end(client: WalletConnectClient, topic: string): Promise<void> {
    forget(topic)
    await endSession(client, topic)
  }

  function forget(topic: string): void {
    providers.delete(topic)
    forgetSession(storage, topic)
  }
}
