import { disconnect } from '@countersign/core'
import { ConnectButton, useConnectionStatus, WalletButton } from '@countersign/kit'
import { useConnect, useConnection, useConnectors, useDisconnect } from 'wagmi'
import { countersign } from './countersign.ts'

/** The kit's button, one for a single wallet, and wagmi's own hooks beside them: one truth. */
export function App() {
  const status = useConnectionStatus()
  const { address, chainId } = useConnection()
  const connectors = useConnectors()
  const wagmiConnect = useConnect()
  const wagmiDisconnect = useDisconnect()
  return (
    <main>
      <h1>Countersign with Vite</h1>
      <ConnectButton />
      <WalletButton wallet="metaMask" />
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Account</dt>
        <dd data-testid="account">{address ?? 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid="chain">{chainId ?? 'none'}</dd>
      </dl>
      <h2>wagmi’s own</h2>
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          type="button"
          onClick={() => wagmiConnect.mutate({ connector })}
        >
          wagmi: {connector.name}
        </button>
      ))}
      <button type="button" onClick={() => wagmiDisconnect.mutate()}>
        wagmi: disconnect
      </button>
      <button type="button" onClick={() => void disconnect(countersign)}>
        core: disconnect
      </button>
    </main>
  )
}
