import { useBalance, useConnection } from 'wagmi'
import { loadDialogs } from './CountersignProvider.tsx'
import { useCountersign } from './context.ts'
import { formatAddress, formatBalance } from './format.ts'
import { messages } from './messages.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** The dialogs' code is on its way before the click ends. */
const prefetch = { onPointerEnter: loadDialogs, onFocus: loadDialogs }

/** Invites a visitor to connect, then shows who they are and where. */
export function ConnectButton() {
  const status = useConnectionStatus()
  const { setDialog } = useCountersign()
  if (status === 'loading') {
    return (
      <button type="button" className="cs-button" data-variant="loading" disabled aria-busy="true">
        <span className="cs-spinner" aria-hidden="true" />
        <span className="cs-visually-hidden">{messages.loading}</span>
        <span aria-hidden="true" className="cs-hold">
          {messages.connectWallet}
        </span>
      </button>
    )
  }
  if (status === 'disconnected') {
    return (
      <button
        type="button"
        className="cs-button"
        data-variant="primary"
        {...prefetch}
        onClick={() => setDialog('connect')}
      >
        {messages.connectWallet}
      </button>
    )
  }
  return <Connected />
}

function Connected() {
  const { address, chain } = useConnection()
  const { setDialog } = useCountersign()
  const balance = useBalance({ address, chainId: chain?.id, query: { enabled: Boolean(chain) } })
  return (
    <div className="cs-buttons">
      <button
        type="button"
        className="cs-button"
        data-variant={chain ? 'plain' : 'danger'}
        {...prefetch}
        onClick={() => setDialog('network')}
      >
        {chain?.name ?? messages.wrongNetworkShort}
      </button>
      <button
        type="button"
        className="cs-button"
        data-variant="plain"
        {...prefetch}
        onClick={() => setDialog('account')}
      >
        {balance.data && <span className="cs-balance">{formatBalance(balance.data)}</span>}
        <span>{address && formatAddress(address)}</span>
      </button>
    </div>
  )
}
