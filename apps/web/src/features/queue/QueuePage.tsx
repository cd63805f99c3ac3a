import { getTransactionQueue } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { transactionWords } from '../../shared/transaction/words.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { groupByNonce, type Queue } from './groupByNonce.ts'
import { NonceGroups } from './NonceGroups.tsx'
import { Quarantine } from './Quarantine.tsx'
import styles from './QueuePage.module.css'
import { queueWords } from './words.ts'

/** Fetched beside the list, which is there first. */
const QueueActions = lazy(async () => ({
  default: (await import('./QueueActions.tsx')).QueueActions,
}))

const TakeFile = lazy(async () => ({
  default: (await import('../../shared/acts/status/TakeFile.tsx')).TakeFile,
}))

const NOTHING: Queue = { next: [], queued: [] }

/** What waits for signatures or execution, by nonce; strangers' proposals apart. */
export function QueuePage() {
  const say = useWords(queueWords)
  const account = useAccount()
  const { kind } = useAccountState(account)
  return (
    <>
      <PageHeading title={say('title')} />
      {kind === 'wallet' || kind === 'contract' ? <p>{say('notSafe')}</p> : <Waiting />}
    </>
  )
}

function Waiting() {
  const say = useWords(queueWords)
  const sayShared = useWords(transactionWords)
  const { gateway } = useApp()
  const account = useAccount()
  const state = useAccountState(account)
  const isSafe = state.kind === 'safe'
  const safe = { chainId: String(account.chain.id), safeAddress: account.address }
  const trusted = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionQueue, { ...safe, trusted: true }),
    enabled: isSafe,
  })
  // The chain's word on the nonce comes first; the gateway's has to do while the node is down.
  const nonce =
    state.chain.data?.kind === 'safe' ? state.chain.data.safe.nonce : state.gateway.data?.nonce
  const items = useMemo(() => trusted.data?.pages.flatMap(({ results }) => results), [trusted.data])
  const queue = items && nonce !== undefined ? groupByNonce(items, nonce) : undefined
  return (
    <div className={styles.cards}>
      {/* What was begun here is shown also while the gateway is down. */}
      <Suspense>
        <QueueActions queue={queue ?? NOTHING} nonce={nonce ?? 0} />
      </Suspense>
      <Card
        title={say('waiting')}
        feed={{ ...trusted, data: queue }}
        skeleton={<Skeleton rows={6} rowHeight={64} />}
      >
        {(found) => (
          <>
            <Groups queue={found} nonce={nonce ?? 0} />
            {found.next.length + found.queued.length > 0 && (
              <p className={styles.claimed}>{sayShared('list.claimed')}</p>
            )}
            {trusted.hasNextPage && (
              <div className={styles.more}>
                <Button busy={trusted.isFetchingNextPage} onClick={() => trusted.fetchNextPage()}>
                  {say('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
      {isSafe && items && <Quarantine trusted={items} />}
      {/* Below the list: not before that is as long as it will be, or is known not to come. */}
      {isSafe && !trusted.isPending && (
        <Suspense>
          <TakeFile account={{ chainId: account.chain.id, address: account.address }} />
        </Suspense>
      )}
    </div>
  )
}

function Groups({ queue: { next, queued }, nonce }: { queue: Queue; nonce: number }) {
  const say = useWords(queueWords)
  if (next.length + queued.length === 0) {
    return <Empty>{nonce > 0 ? say('empty', { nonce: nonce - 1 }) : say('empty.new')}</Empty>
  }
  return (
    <>
      <NonceGroups title={say('next')} groups={next} isNext />
      <NonceGroups title={say('queued')} groups={queued} />
    </>
  )
}
