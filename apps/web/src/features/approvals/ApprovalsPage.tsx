import { useState } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useHindrance } from '../../shared/account/useHindrance.ts'
import { MovedNotice } from '../../shared/acts/MovedNotice.tsx'
import { ResultFault } from '../../shared/acts/ResultFault.tsx'
import { SafeNotices } from '../../shared/safety/SafeNotices.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { ApprovalTable } from './ApprovalTable.tsx'
import { LookBack } from './LookBack.tsx'
import type { Approval } from './toApproval.ts'
import { useApprovals } from './useApprovals.ts'
import { useRevoke } from './useRevoke.ts'
import { approvalsWords } from './words.ts'

/** Who may take what from an account, what that puts at risk, and how to end it. */
export function ApprovalsPage() {
  const say = useWords(approvalsWords)
  const { pages, approvals } = useApprovals()
  const error = pages.isFetchNextPageError ? null : pages.error
  return (
    <>
      <PageHeading title={say('title')} />
      <SafeNotices />
      <Card
        title={say('rights')}
        feed={{ ...pages, error, data: approvals }}
        skeleton={<Skeleton rows={4} asTable />}
      >
        {(found) => (
          <>
            <p className={styles.about}>{say('about')}</p>
            <Rights approvals={found} />
            <LookBack pages={pages} />
          </>
        )}
      </Card>
    </>
  )
}

function Rights({ approvals }: { approvals: readonly Approval[] }) {
  const say = useWords(approvalsWords)
  const account = useAccount()
  const { kind } = useAccountState(account)
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
  const hint =
    hindrance === 'notOwner' || hindrance === 'otherWallet'
      ? say(`may.${hindrance}`)
      : say(kind === 'wallet' ? 'revoke.wallet' : 'revoke.safe')
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
      {approvals.length > 0 && (
        <div className={styles.bar}>
          <Button
            look="primary"
            busy={isOff || picked.length === 0}
            onClick={() => revoking.mutate(picked)}
          >
            {revoking.isPending ? say('revoke.busy') : say('revoke.some', { count: picked.length })}
          </Button>
          <span className={styles.quiet}>{hint}</span>
        </div>
      )}
      {revoking.data?.status === 'moved' && <MovedNotice moved={revoking.data.moved} />}
      <ResultFault result={revoking.data ?? undefined} />
    </>
  )
}
