import { disconnect } from '@countersign/core'
import { useEffect, useState } from 'react'
import { useBalance, useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { formatBalance } from '../format.ts'
import { messages } from '../messages.ts'
import { Frame } from './Frame.tsx'

/** R-UI-2: who is connected, with what, and the way out. */
export function AccountDialog({ onDone }: { onDone: () => void }) {
  const { address, chain, connector } = useConnection()
  const { countersign, setDialog } = useCountersign()
  const balance = useBalance({ address, chainId: chain?.id, query: { enabled: Boolean(chain) } })
  if (!address) return null
  return (
    <Frame title={messages.accountTitle}>
      <dl className="cs-facts">
        <dt>{messages.address}</dt>
        <dd className="cs-address">{address}</dd>
        <dt>{messages.balance}</dt>
        <dd>{balance.data ? formatBalance(balance.data) : '–'}</dd>
        <dt>{messages.network}</dt>
        <dd>{chain?.name ?? messages.wrongNetworkShort}</dd>
        <dt>{messages.wallet}</dt>
        <dd>{connector?.name}</dd>
      </dl>
      <div className="cs-actions">
        <CopyButton address={address} />
        <button
          type="button"
          className="cs-button"
          data-variant="plain"
          onClick={() => setDialog('network')}
        >
          {messages.switchNetwork}
        </button>
        <button
          type="button"
          className="cs-button"
          data-variant="danger"
          onClick={() => disconnect(countersign).then(onDone)}
        >
          {messages.disconnect}
        </button>
      </div>
    </Frame>
  )
}

/** R-UI-7: how long the notice of a copied address stays. */
const NOTICE_MS = 1_500

function CopyButton({ address }: { address: string }) {
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setNotice(messages.copied),
      () => setNotice(messages.copyRefused),
    )
  return (
    <>
      <button type="button" className="cs-button" data-variant="plain" onClick={copy}>
        {notice ?? messages.copy}
      </button>
      <span className="cs-visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
