import { keyOf } from '../discovery/keyOf.ts'
import type { Provider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import type { Channel, OpenContext } from './channel.ts'

type LazyChannel = (countersign: Countersign) => Channel

/** The code of a channel is fetched when it is first used, never with the page. */
const LAZY: { [channel in Exclude<WalletChannel, 'injected'>]: () => Promise<LazyChannel> } = {
  walletConnect: async () => (await import('./walletConnect.ts')).walletConnectChannel,
  coinbase: async () => (await import('./coinbase.ts')).coinbaseChannel,
  safe: async () => (await import('./safe.ts')).safeChannel,
}

/** How a connector reaches its wallet through a channel. */
export function openChannel(
  countersign: Countersign,
  channel: WalletChannel,
  key: string,
): Channel {
  if (channel === 'injected') {
    // Looked up each time: a wallet may be updated, or injected anew, while the page is open.
    const find = () => countersign.wallets.get().find((entry) => keyOf(entry) === key)?.provider
    return { open: async () => find() }
  }
  let loaded: Promise<Channel> | undefined
  const load = () => {
    loaded ??= LAZY[channel]().then((create) => create(countersign))
    // A failed download is tried again the next time.
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
  return {
    open: async (context: OpenContext) => (await load()).open(context),
    close: async (provider: Provider) => (await load()).close?.(provider),
    // What was never opened does not sleep.
    wake: async () => (await loaded)?.wake?.(),
  }
}
