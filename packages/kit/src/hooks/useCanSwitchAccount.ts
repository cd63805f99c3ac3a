import { getPermissions } from '@countersign/core'
import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'

/**
 * Whether the wallet can be asked for other accounts: one in the browser that knows EIP-2255. A Safe, a
 * phone and a window of the wallet's own have settled that when they were connected.
 */
export function useCanSwitchAccount(): boolean {
  const { countersign } = useCountersign()
  const { connector } = useConnection()
  const [able, setAble] = useState<string>()
  const uid = connector?.type === 'injected' ? connector.uid : undefined
  useEffect(() => {
    if (!uid) return
    let current = true
    getPermissions(countersign).then(
      () => current && setAble(uid),
      () => {},
    )
    return () => {
      current = false
    }
  }, [countersign, uid])
  return uid !== undefined && able === uid
}
