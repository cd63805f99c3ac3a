import { mainnet, sepolia } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { WagmiProvider } from 'wagmi'

const projectId = '00000000000000000000000000000000'
const networks = [mainnet, sepolia]
const adapter = new WagmiAdapter({
  networks,
  projectId,
  transports: { [mainnet.id]: http('/rpc'), [sepolia.id]: http('/rpc') },
})
createAppKit({ adapters: [adapter], networks, projectId, features: { analytics: false } })

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <appkit-button />
    </QueryClientProvider>
  </WagmiProvider>,
)
