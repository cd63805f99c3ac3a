import { lazy, Suspense } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { SafeNotices } from '../../shared/safety/SafeNotices.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { NARROW, useMediaQuery } from '../../shared/ui/tables/useMediaQuery.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { ContractFacts } from './ContractFacts.tsx'
import { ModuleFacts } from './ModuleFacts.tsx'
import { Owners } from './Owners.tsx'
import styles from './SettingsPage.module.css'
import { Sources } from './Sources.tsx'
import { toFacts } from './toFacts.ts'
import { settingsWords } from './words.ts'

/** Fetched beside the page: what it shows is asked for last. */
const LaterCards = lazy(async () => ({
  default: (await import('./LaterCards.tsx')).LaterCards,
}))

/** How a Safe is set up: by the chain, with the gateway's word beside it where that differs. */
export function SettingsPage() {
  const say = useWords(settingsWords)
  const { kind } = useAccountState(useAccount())
  return (
    <>
      <PageHeading title={say('title')} />
      {kind === 'wallet' || kind === 'contract' ? <p>{say('notSafe')}</p> : <SafeSettings />}
    </>
  )
}

function SafeSettings() {
  const say = useWords(settingsWords)
  const { chain, gateway } = useAccountState(useAccount())
  // What can be changed stands below each owner on a phone, and beside them elsewhere.
  const isNarrow = useMediaQuery(NARROW)
  const onChain = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const stated = gateway.data ? toFacts(gateway.data) : undefined
  const facts = onChain ?? stated
  // The node speaks first; the gateway's word has to do while it is down.
  const first = onChain || !stated ? chain : gateway
  const feed = {
    data: facts,
    error: onChain ? null : first.error,
    isFetching: first.isFetching,
    dataUpdatedAt: first.dataUpdatedAt,
    refetch: () => Promise.all([chain.refetch(), gateway.refetch()]),
  }
  const other = onChain ? stated : undefined
  return (
    <div className={styles.cards}>
      <SafeNotices />
      <Sources onChain={onChain} gateway={gateway} />
      <Card
        title={say('owners')}
        feed={feed}
        skeleton={<Skeleton rows={6} rowHeight={isNarrow ? 90 : 62} />}
      >
        {(safe) => <Owners safe={safe} stated={other} />}
      </Card>
      <Card
        title={say('modules')}
        feed={feed}
        skeleton={<Skeleton rows={3} rowHeight={isNarrow ? 180 : 116} />}
      >
        {(safe) => <ModuleFacts safe={safe} stated={other} />}
      </Card>
      <Card title={say('contract')} feed={feed} skeleton={<Skeleton rows={5} />}>
        {(safe) => <ContractFacts safe={safe} stated={other} />}
      </Card>
      {/* Last: nothing stands below that could move when it comes. */}
      <Suspense fallback={<Skeleton rows={2} />}>
        <LaterCards modules={onChain?.modules ?? null} owners={facts?.owners ?? null} />
      </Suspense>
    </div>
  )
}
