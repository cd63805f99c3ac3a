import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address } from 'viem'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { NARROW, useMediaQuery } from '../../shared/ui/tables/useMediaQuery.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AccountsPage.module.css'
import { findNeeds, type Needed } from './findNeeds.ts'
import type { ChainSafes } from './useOwnedSafes.ts'
import { accountsWords } from './words.ts'

/** The place they take is kept while they are on their way, and when there are fewer. */
const FIRST = 2

/** Where on the page the Safes are listed. */
export const SAFES = 'safes'

type InboxProps = { owner: Address; found: readonly ChainSafes[] }

/** What waits for an owner in all their Safes; those that they have not confirmed apart. */
export function Inbox({ owner, found }: InboxProps) {
  const say = useWords(accountsWords)
  const isNarrow = useMediaQuery(NARROW)
  const [isWhole, setWhole] = useState(false)
  const safes = found.flatMap(({ feed }) => feed.data ?? [])
  const asking =
    found.some(({ feed }) => !feed.data && !feed.error) ||
    safes.some(({ waiting, isUnasked }) => !waiting && !isUnasked)
  const isPartial = found.some(({ feed }) => feed.error) || safes.some(({ isUnasked }) => isUnasked)
  const { confirmed, unconfirmed } = findNeeds(safes, owner)
  // An inbox that nobody could be asked for is not an empty one.
  const failure = found.some(({ feed }) => feed.data)
    ? undefined
    : found.find(({ feed }) => feed.error)?.feed
  const feed = {
    // Together only when all have answered, so that rows do not jump about.
    data: asking || failure ? undefined : { confirmed, unconfirmed },
    error: failure?.error ?? null,
    isFetching: asking || Boolean(failure?.isFetching),
    dataUpdatedAt: Math.max(0, ...found.map((each) => each.feed.dataUpdatedAt)),
    refetch: () =>
      Promise.all([
        ...found.filter((each) => each.feed.error).map((each) => each.feed.refetch()),
        ...safes.map(({ retry }) => retry()),
      ]),
  }
  return (
    <Card
      title={say('inbox')}
      feed={feed}
      skeleton={<Skeleton rows={1} rowHeight={isNarrow ? 306 : 242} />}
    >
      {(needs) => (
        <>
          <div className={styles.needs}>
            {needs.confirmed.length === 0 && <Nothing elsewhere={needs.unconfirmed.length} />}
            <NeededList needed={needs.confirmed.slice(0, isWhole ? undefined : FIRST)} />
          </div>
          <div className={styles.rest}>
            {!isWhole && needs.confirmed.length > FIRST && (
              <Button look="quiet" onClick={() => setWhole(true)}>
                {say('inbox.all', { count: needs.confirmed.length })}
              </Button>
            )}
            {needs.unconfirmed.length > 0 && (
              <details className={styles.folded}>
                <summary>{say('inbox.unconfirmed', { count: needs.unconfirmed.length })}</summary>
                <NeededList needed={needs.unconfirmed} />
              </details>
            )}
            {isPartial && <p className={styles.foot}>{say('inbox.partial')}</p>}
          </div>
        </>
      )}
    </Card>
  )
}

/** An empty inbox; what strangers could have put into it does not count, but is not kept quiet. */
function Nothing({ elsewhere }: { elsewhere: number }) {
  const say = useWords(accountsWords)
  return (
    <Empty>
      {say('inbox.empty')}
      {elsewhere > 0 && (
        <>
          <br />
          {say('inbox.elsewhere', { count: elsewhere })}
          <br />
          <Link to="." search hash={SAFES}>
            {say('inbox.confirm')}
          </Link>
        </>
      )}
    </Empty>
  )
}

function NeededList({ needed }: { needed: readonly Needed[] }) {
  return (
    <ul className={styles.list}>
      {needed.map(({ account, transaction }) => (
        <li key={`${account.path}-${transaction.id}`}>
          <span className={styles.where}>
            <AddressText address={account.address} chainId={account.chain.id} copy={false} /> ·{' '}
            {account.chain.name}
          </span>
          <TransactionRow transaction={transaction} account={account} />
        </li>
      ))}
    </ul>
  )
}
