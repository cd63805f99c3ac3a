import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import { createConfig, WagmiProvider } from 'wagmi'

const config = createConfig(
  getDefaultConfig({
    appName: 'Bench',
    walletConnectProjectId: '00000000000000000000000000000000',
    chains: [mainnet, sepolia],
    transports: { [mainnet.id]: http('/rpc'), [sepolia.id]: http('/rpc') },
  }),
)

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <ConnectKitProvider>
        <ConnectKitButton />
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
