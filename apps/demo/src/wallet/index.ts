import { systemClock } from '@countersign/core/transactions'
import { announce } from './announce.ts'
import { createApprovals } from './approvals.ts'
import { CHANNEL, parseWindowMessage } from './bridge/messages.ts'
import { createShowNote } from './bridge/note.ts'
import { createOpenPopup } from './bridge/popup.ts'
import { browserStore } from './browserStore.ts'
import type { WalletChain } from './chain.ts'
import { createProvider, type DemoWalletProvider } from './provider.ts'
import { uuid } from './uuid.ts'

export type AnnounceDemoWalletParameters = {
  /** Chains of the demo. The wallet knows the first from the start; pages may add the others. */
  chains: readonly WalletChain[]
  /** Document of the wallet's own window. Default: `/wallet.html`. */
  windowUrl?: string
}

export type DemoWallet = {
  provider: DemoWalletProvider
  /** Stops announcing. */
  stop: () => void
}

/** The wallet shows people where a node is: in full. */
const absolute = (chain: WalletChain): WalletChain => ({
  ...chain,
  rpcUrl: new URL(chain.rpcUrl, location.href).href,
})

/** Puts the demo wallet into this page, as an extension would. Call it before the app mounts. */
export function announceDemoWallet(parameters: AnnounceDemoWalletParameters): DemoWallet {
  const { windowUrl = '/wallet.html' } = parameters
  const { origin } = location
  const [first, ...others] = parameters.chains
  if (!first) throw new Error('The demo wallet needs at least one chain.')

  const page = uuid()
  const store = browserStore(window)
  const channel = new BroadcastChannel(CHANNEL)
  const approvals = createApprovals({
    page,
    origin,
    rules: () => ({ ...store.get('behaviour'), locked: store.get('locked') }),
    onRulesChange: store.subscribe,
    openPopup: createOpenPopup(window, windowUrl, `demo-wallet-${page}`),
    showNote: createShowNote(document),
    broadcast: (message) => channel.postMessage(message),
    clock: systemClock,
  })
  channel.addEventListener('message', ({ data }) => {
    const message = parseWindowMessage(data)
    if (message) approvals.receive(message)
  })
  window.addEventListener('pagehide', approvals.leave)

  const provider = createProvider({
    chains: [absolute(first), ...others.map(absolute)],
    origin,
    store,
    approvals,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }),
    clock: systemClock,
    loadSigner: async () => (await import('./signer.ts')).createSigner(),
    randomId: uuid,
    onListenerError: reportError,
  })
  return { provider, stop: announce(window, provider, uuid()) }
}
