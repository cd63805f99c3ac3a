import { useId } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { NonceGroup } from './groupByNonce.ts'
import styles from './QueuePage.module.css'
import { queueWords } from './words.ts'

type NonceGroupsProps = { title: string; groups: readonly NonceGroup[] }

/** Part of the queue: each nonce once, with all that want to have it. */
export function NonceGroups({ title, groups }: NonceGroupsProps) {
  const say = useWords(queueWords)
  const account = useAccount()
  const id = useId()
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
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
