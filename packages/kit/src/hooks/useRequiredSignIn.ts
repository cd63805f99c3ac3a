import { useContext, useEffect } from 'react'
import { useConnection } from 'wagmi'
import { OpenDialogContext, useCountersign } from '../context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** Where an app requires it, whoever has connected is asked to sign in; a Safe's owners take days. */
export function useRequiredSignIn(): void {
  const { countersign, openDialog } = useCountersign()
  const isMissing = useConnectionStatus() === 'unauthenticated'
  const isSafe = useConnection().connector?.type === 'safe'
  const isFree = useContext(OpenDialogContext) === null
  const isDue = countersign.requireSignIn && isMissing && !isSafe && isFree
  useEffect(() => {
    if (isDue) openDialog('verify')
  }, [isDue, openDialog])
}
