import { createCountersign } from '@countersign/core'
import { popularWallets } from '@countersign/core/wallets/popular'
import { ConnectButton, CountersignProvider } from '@countersign/kit'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import '@countersign/kit/styles.css'

const countersign = createCountersign({
  appName: 'Bench',
  chains: [mainnet, sepolia],
  transports: { [mainnet.id]: http('/rpc'), [sepolia.id]: http('/rpc') },
  wallets: [{ name: 'Popular', wallets: popularWallets }],
  walletConnect: { projectId: '00000000000000000000000000000000' },
})

createRoot(document.getElementById('root')).render(
  <CountersignProvider countersign={countersign}>
    <ConnectButton />
  </CountersignProvider>,
)
