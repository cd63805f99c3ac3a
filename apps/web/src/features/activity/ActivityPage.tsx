import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ActivityList } from './ActivityList.tsx'
import styles from './ActivityPage.module.css'
import { ExportButton } from './export/ExportButton.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { Tabs } from './filters/Tabs.tsx'
import { useFilters } from './filters/useFilters.ts'
import { FlowsCard } from './flows/FlowsCard.tsx'
import { activityWords } from './words.ts'

/** Fetched for plain wallets only. */
const WalletActivity = lazyRouteComponent(() => import('./WalletActivity.tsx'), 'WalletActivity')

/** What happened in an account: four lists of a Safe, or what a node remembers of a wallet. */
export function ActivityPage() {
  const say = useWords(activityWords)
  const { kind, chain, gateway } = useAccountState(useAccount())
  const isPlain = kind === 'wallet' || kind === 'contract'
  return (
    <>
      <PageHeading title={say('title')}>
        <Button onClick={() => window.print()}>{say('print')}</Button>
      </PageHeading>
      {kind === undefined && chain.isError && gateway.isError && (
        <Failure error={chain.error} onRetry={() => chain.refetch()} />
      )}
      {isPlain ? (
        <Suspense>
          <WalletActivity />
        </Suspense>
      ) : (
        <SafeActivity />
      )}
    </>
  )
}

function SafeActivity() {
  const { tab, filters, change } = useFilters()
  return (
    <div className={styles.cards}>
      <Tabs current={tab} />
      <div className={styles.bar} data-screen-only="">
        <FilterBar tab={tab} filters={filters} onChange={change} />
        <ExportButton tab={tab} filters={filters} />
      </div>
      {tab === 'all' && <FlowsCard />}
      <ActivityList tab={tab} filters={filters} />
    </div>
  )
}
