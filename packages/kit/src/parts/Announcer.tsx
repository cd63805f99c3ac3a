import { useEffect, useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { formatAddress } from '../formatAddress.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Themed } from './Themed.tsx'

/** R-UI-14: says that a wallet was connected, when the dialog that could have said so is gone. */
export function Announcer() {
  const { status, address, chain } = useConnection()
  const { say } = useMessages()
  const before = useRef(status)
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    // A connection that is restored on load is no news.
    if (status === 'connected') setNew(before.current === 'connecting')
    before.current = status
  }, [status])
  const network = chain?.name ?? say('button.wrongNetwork')
  return (
    <Themed>
      <span className="cs-visually-hidden" role="status">
        {isNew &&
          address &&
          say('connect.connectedAs', { account: formatAddress(address), network })}
      </span>
    </Themed>
  )
}
