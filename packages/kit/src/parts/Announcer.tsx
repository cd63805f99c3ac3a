import { useEffect, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { formatAddress } from '../format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Themed } from './Themed.tsx'

/** R-UI-14: says that a wallet was connected, when the dialog that could have said so is gone. */
export function Announcer() {
  const { status, address, chain, chainId } = useConnection()
  const { say } = useMessages()
  const before = useRef(status)
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    // A connection that is restored on load is no news.
    if (status === 'connected') setNew(before.current === 'connecting')
    before.current = status
  }, [status])
  return (
    <Themed>
      <span className="cs-visually-hidden" role="status">
        {isNew && address && sayWhere(formatAddress(address))}
      </span>
    </Themed>
  )

  function sayWhere(account: string): string {
    if (chain) return say('connect.connectedAs', { account, network: chain.name })
    return say('connect.connectedElsewhere', { account, id: String(chainId) })
  }
}
