import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { ConnectorNotFoundError } from '../errors/connection.ts'
import type { Provider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'
import type { Channel } from './channel.ts'

/** Reaches Coinbase Wallet: the mobile app by code, or a passkey account in a popup. */
export function coinbaseChannel({ appName, config }: Countersign): Channel {
  let provider: Promise<Provider & { disconnect(): Promise<void> }> | undefined
  const load = () => {
    provider ??= Promise.resolve().then(() => {
      const sdk = createCoinbaseWalletSDK({
        appName,
        appChainIds: config.chains.map((chain) => chain.id),
        preference: { options: 'all', telemetry: false },
      })
      const provider = sdk.getProvider()
      if (!provider) throw new ConnectorNotFoundError('Coinbase Wallet')
      // An EIP-1193 provider whose event types are narrower than ours.
      return provider as unknown as Provider & { disconnect(): Promise<void> }
    })
    return provider
  }
  return { open: load, close: async () => (await load()).disconnect() }
}
