import { useState } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useHindrance } from '../../shared/account/useHindrance.ts'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { ApprovalTable } from './ApprovalTable.tsx'
import { RevokeBar } from './RevokeBar.tsx'
import type { Approval } from './toApproval.ts'
import { useRevoke } from './useRevoke.ts'
import { approvalsWords } from './words.ts'

/** The rights themselves; those that nobody vouches for are folded away. */
export function Rights({ approvals }: { approvals: readonly Approval[] }) {
  const say = useWords(approvalsWords)
  const account = useAccount()
  const { status } = useConnection()
  const hindrance = useHindrance(account)
  const revoking = useRevoke()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = approvals.filter(({ key }) => chosen.has(key))
  const isOff = status !== 'connected' || hindrance !== null || revoking.isPending
  const choosing = {
    chosen,
    isOff,
    onChoose: (key: string) => {
      const next = new Set(chosen)
      if (!next.delete(key)) next.add(key)
      setChosen(next)
    },
    onRevoke: (approval: Approval) => revoking.mutate([approval]),
  }
  const vouched = approvals.filter(({ isVouchedFor }) => isVouchedFor)
  const strange = approvals.filter(({ isVouchedFor }) => !isVouchedFor)
  return (
    <>
      {vouched.length > 0 ? (
        <ApprovalTable caption={say('rights')} approvals={vouched} {...choosing} />
      ) : (
        <Empty>{say('empty')}</Empty>
      )}
      {strange.length > 0 && (
        <details className={styles.folded}>
          <summary>{say('folded', { count: strange.length })}</summary>
          <p className={styles.about}>{say('folded.about')}</p>
          <ApprovalTable
            caption={say('folded', { count: strange.length })}
            approvals={strange}
            {...choosing}
          />
        </details>
      )}
      {approvals.length > 0 && <RevokeBar {...{ picked, isOff, hindrance, revoking }} />}
    </>
  )
}
