import { useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/**
 * Where an app requires it, whoever has connected is asked to sign in; a Safe's owners take days.
 * R-AUTH-4: once for each account of a connection, because who said no stays connected.
 */
export function useRequiredSignIn(): void {
  const { countersign, openDialog } = useCountersign()
  const isMissing = useConnectionStatus() === 'unauthenticated'
  const { address, connector } = useConnection()
  const isDue = countersign.requireSignIn && isMissing && connector?.type !== 'safe'
  const asked = isDue && `${connector?.uid} ${address}`
  useEffect(() => {
    if (asked) openDialog('verify')
  }, [asked, openDialog])
}
