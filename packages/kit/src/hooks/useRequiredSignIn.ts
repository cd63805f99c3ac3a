import { useContext, useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { OpenDialogContext, useCountersign } from '../context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/**
 * Where an app requires it, whoever has connected is asked to sign in; a Safe's owners take days.
 * R-AUTH-4: once for each account of a connection, because who said no stays connected.
 */
export function useRequiredSignIn(): void {
  const { countersign, openDialog } = useCountersign()
  const isMissing = useConnectionStatus() === 'unauthenticated'
  const { address, connector } = useConnection()
  const isFree = useContext(OpenDialogContext) === null
  const who = address && connector && connector.uid + address
  const asked = useRef<string>(undefined)
  const isDue = countersign.requireSignIn && isMissing && connector?.type !== 'safe' && isFree
  useEffect(() => {
    if (!who) asked.current = undefined
    if (!isDue || asked.current === who) return
    asked.current = who
    openDialog('verify')
  }, [isDue, who, openDialog])
}
