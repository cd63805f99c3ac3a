import { createCountersign } from '@countersign/core'
import { popularWallets } from '@countersign/core/wallets/popular'
import { ConnectButton, CountersignProvider } from '@countersign/kit'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import '@countersign/kit/styles.css'

// The smallest app there is: what everybody pays for. Its weight is budgeted in `.size-limit.mjs`.
const countersign = createCountersign({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
  wallets: [{ name: 'Popular', wallets: popularWallets }],
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <CountersignProvider countersign={countersign}>
      <ConnectButton />
    </CountersignProvider>,
  )
}
