import { useCallback, useState } from 'react'
import { useConnection } from 'wagmi'
import type { DialogName } from '../context.ts'
import { deferredCode } from '../parts/deferredCode.ts'
import type { Cosigned } from './signInReducer.ts'
import type { Authentication } from './useAuthentication.ts'

/** Only visitors inside a Safe fetch it. */
export const waitingSignIn = deferredCode(() => import('./WaitingSignIn.tsx'))

/**
 * R-AUTH-6: how many owners have signed a Safe's sign-in that waits, and what `waitingSignIn` needs
 * to go on with it; nothing while the dialog itself does.
 */
export function useWaitingSignIn(
  authentication: Authentication | undefined,
  dialog: DialogName | null,
) {
  const [waiting, setWaiting] = useState<Cosigned | null>(null)
  const isInSafe = useConnection().connector?.type === 'safe'
  const isOpen = isInSafe && authentication?.status === 'unauthenticated' && dialog !== 'verify'
  const onWaiting = useCallback((next: Cosigned | null) => {
    // The same numbers come again and again.
    setWaiting((last) =>
      last?.signed === next?.signed && last?.needed === next?.needed ? last : next,
    )
  }, [])
  return { waiting, props: isOpen ? { authentication, onWaiting } : undefined }
}
