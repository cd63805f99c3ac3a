import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import type { Provider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'
import type { Channel } from './channel.ts'
import { type PopupProvider, watchPopup } from './coinbasePopup.ts'

/** Reaches Coinbase Wallet in a window of its own: a passkey account, or its app by a code there. */
export function coinbaseChannel({ appName, config, window: page }: Countersign): Channel {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appChainIds: config.chains.map((chain) => chain.id),
    preference: { options: 'all', telemetry: false },
  })
  // An EIP-1193 provider whose event types are narrower than ours, and what `PopupLine` says of it.
  const { provider, cancel, disconnect } = connectThrough(
    sdk.getProvider() as unknown as CoinbaseSdk,
    page,
  )
  return {
    async open({ signal }) {
      signal?.addEventListener('abort', cancel)
      return provider
    },
    close: disconnect,
  }
}

type CoinbaseSdk = Required<PopupProvider> & { disconnect(): Promise<void> }
type Coinbase = { provider: Provider; cancel(): void; disconnect(): Promise<void> }

function connectThrough(sdk: CoinbaseSdk, page: Window | undefined): Coinbase {
  const { request, cancel } = page
    ? watchPopup(sdk, page)
    : { request: sdk.request.bind(sdk), cancel() {} }
  const provider: Provider = {
    request,
    on: (event, listener) => sdk.on(event, listener),
    removeListener: (event, listener) => sdk.removeListener(event, listener),
  }
  return { provider, cancel, disconnect: () => sdk.disconnect() }
}
