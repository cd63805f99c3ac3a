import { formatAddress } from '@countersign/kit'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { SafeNotices } from '../../shared/safety/SafeNotices.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { permit2Of } from './approvalEvents.ts'
import { LookBack } from './LookBack.tsx'
import { Rights } from './Rights.tsx'
import { useApprovals } from './useApprovals.ts'
import { approvalsWords } from './words.ts'

/** Who may take what from an account, what that puts at risk, and how to end it. */
export function ApprovalsPage() {
  const say = useWords(approvalsWords)
  const permit2 = permit2Of(useAccount().chain)
  const { pages, approvals, isFetching } = useApprovals()
  const error = pages.isFetchNextPageError ? null : pages.error
  return (
    <>
      <PageHeading title={say('title')} />
      <SafeNotices />
      <Card
        title={say('rights')}
        feed={{ ...pages, error, isFetching, data: approvals }}
        skeleton={<Skeleton rows={4} asTable />}
      >
        {(found) => (
          <>
            <p className={styles.about}>{say('about')}</p>
            {permit2.isStandIn && (
              <p className={styles.about}>
                {say('permit2.about', { address: formatAddress(permit2.address) })}
              </p>
            )}
            <Rights approvals={found} />
            <LookBack pages={pages} />
          </>
        )}
      </Card>
    </>
  )
}
