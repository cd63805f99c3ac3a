import { disconnect } from '@countersign/core'
import { ConnectButton, useConnectionStatus } from '@countersign/kit'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useConnect, useConnection, useConnectors, useDisconnect } from 'wagmi'
import { countersign } from './countersign.ts'

/** The kit's button and wagmi's own hooks, all on the app's own config and query client. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const status = useConnectionStatus()
  const { address, chainId } = useConnection()
  const connectors = useConnectors()
  const wagmiConnect = useConnect()
  const wagmiDisconnect = useDisconnect()
  const isOwn = useQueryClient() === queryClient
  return (
    <main>
      <h1>Countersign over a wagmi config</h1>
      <ConnectButton />
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Account</dt>
        <dd data-testid="account">{address ?? 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid="chain">{chainId ?? 'none'}</dd>
        <dt>Query client</dt>
        <dd data-testid="client">{isOwn ? 'the app’s own' : 'another'}</dd>
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
