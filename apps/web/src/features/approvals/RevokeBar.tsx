import { useConnectDialog } from '@countersign/kit'
import { lazy, Suspense } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { Hindrance } from '../../shared/account/findHindrance.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useIsItself } from '../../shared/account/useIsItself.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import type { Approval } from './toApproval.ts'
import type { useRevoke } from './useRevoke.ts'
import { approvalsWords } from './words.ts'

const RevokeDialog = lazy(async () => ({
  default: (await import('./RevokeDialog.tsx')).RevokeDialog,
}))

const Revoked = lazy(async () => ({ default: (await import('./Revoked.tsx')).Revoked }))

type RevokeBarProps = {
  picked: readonly Approval[]
  isOff: boolean
  hindrance: Hindrance | null
  revoking: ReturnType<typeof useRevoke>
}

/** What was chosen is taken back together; and what became of what was begun. */
export function RevokeBar({ picked, isOff, hindrance, revoking }: RevokeBarProps) {
  const say = useWords(approvalsWords)
  const { kind } = useAccountState(useAccount())
  const isItself = useIsItself(useAccount())
  const { status } = useConnection()
  const { open } = useConnectDialog()
  const hint =
    hindrance === 'notOwner' || hindrance === 'otherWallet'
      ? say(`may.${hindrance}`)
      : say(isItself ? 'revoke.host' : kind === 'wallet' ? 'revoke.wallet' : 'revoke.safe')
  return (
    <div className={styles.bar}>
      {status === 'connected' ? (
        <Button
          look="primary"
          busy={isOff || picked.length === 0}
          onClick={() => revoking.mutate(picked)}
        >
          {revoking.isPending
            ? say('revoke.busy')
            : picked.length === 0
              ? say('revoke.none')
              : say('revoke.some', { count: picked.length })}
        </Button>
      ) : (
        <Button look="primary" busy={!open} onClick={open}>
          {say('revoke.connect')}
        </Button>
      )}
      <span className={styles.quiet}>{hint}</span>
      {revoking.begun.length > 0 && !revoking.asked && (
        <Suspense fallback={null}>
          <Revoked begun={revoking.begun} />
        </Suspense>
      )}
      {revoking.asked && (
        <Suspense fallback={null}>
          <RevokeDialog asked={revoking.asked} onClose={revoking.close} />
        </Suspense>
      )}
    </div>
  )
}
