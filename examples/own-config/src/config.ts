import { createConfig, http } from 'wagmi'
import { mainnet, sepolia } from 'wagmi/chains'
import { injected } from 'wagmi/connectors'

const node = import.meta.env.VITE_RPC_URL

/** What the app had before: its own chains, connectors and storage. */
export const config = createConfig({
  chains: [mainnet, sepolia],
  connectors: [injected()],
  transports: { [mainnet.id]: http(node), [sepolia.id]: http(node) },
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
