import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet, sepolia } from 'viem/chains'
import { createConfig, http, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
import { coinbaseWallet } from 'wagmi/connectors/coinbaseWallet'
import { injected } from 'wagmi/connectors/injected'
import { metaMask } from 'wagmi/connectors/metaMask'
import { safe } from 'wagmi/connectors/safe'
import { walletConnect } from 'wagmi/connectors/walletConnect'

// The least that does the same: wagmi with every connector that our seven wallets need, a button, and
// the browser's own dialog.
const config = createConfig({
  chains: [mainnet, sepolia],
  transports: { [mainnet.id]: http('/rpc'), [sepolia.id]: http('/rpc') },
  connectors: [
    injected(),
    safe(),
    coinbaseWallet({ appName: 'Bench' }),
    metaMask(),
    walletConnect({ projectId: '00000000000000000000000000000000', showQrModal: false }),
  ],
})

function Page() {
  const dialog = useRef(null)
  const { address, status } = useConnection()
  const connectors = useConnectors()
  const { connect } = useConnect()
  if (status === 'connected') return <p id="account">{address}</p>
  return (
    <>
      <button id="open" type="button" onClick={() => dialog.current.showModal()}>
        Connect wallet
      </button>
      <dialog ref={dialog}>
        {connectors.map((connector) => (
          <button
            key={connector.uid}
            type="button"
            className="row"
            onClick={() => connect({ connector })}
          >
            {connector.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>
  </WagmiProvider>,
)
