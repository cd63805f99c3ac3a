import { lazy, Suspense, useId } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { NonceGroup } from './groupByNonce.ts'
import styles from './QueuePage.module.css'
import { queueWords } from './words.ts'

type NonceGroupsProps = {
  title: string
  groups: readonly NonceGroup[]
  /** Whether these have the Safe's next nonce. */
  isNext?: boolean
}

/** Fetched beside the list, which is there first. */
const RowActions = lazy(async () => ({ default: (await import('./RowActions.tsx')).RowActions }))

/** Part of the queue: each nonce once, with all that want to have it. */
export function NonceGroups({ title, groups, isNext = false }: NonceGroupsProps) {
  const say = useWords(queueWords)
  const account = useAccount()
  const id = useId()
  const { address: me } = useConnection()
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {title}
      </h3>
      {groups.map(({ nonce, transactions }) => (
        <div key={nonce} className={styles.group} data-conflict={transactions.length > 1}>
          {transactions.length > 1 && (
            <p className={styles.conflict}>
              <Icon name="warning" size={16} />
              {say('conflict', { nonce })}
            </p>
          )}
          <ul className={styles.list} aria-label={say('nonce', { nonce })}>
            {transactions.map((transaction) => (
              <li key={transaction.id}>
                <TransactionRow transaction={transaction} account={account} />
                {me && (
                  <Suspense>
                    <RowActions {...{ transaction, isNext }} hasRivals={transactions.length > 1} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
