import { getTransactionHistory } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { historyOf } from '../../shared/gateway/historyOf.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './OverviewPage.module.css'
import { overviewWords } from './words.ts'

const SHOWN = 5

/** What happened last. */
export function LastActivity() {
  const say = useWords(overviewWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const history = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionHistory, historyOf(account)),
    enabled: kind === 'safe',
  })
  const last = history.data?.pages.flatMap(({ results }) => transactionsOf(results))
  // What is older than the index may be much.
  const before = history.data?.pages[0]?.notReadBefore
  return (
    <Card
      title={say('last')}
      feed={{ ...history, data: last }}
      skeleton={<Skeleton rows={SHOWN} rowHeight={64} />}
    >
      {(transactions) =>
        transactions.length === 0 ? (
          <Empty>
            {before === undefined
              ? say('noActivity')
              : say('notReadBefore', { block: String(before) })}
          </Empty>
        ) : (
          <ul className={styles.list}>
            {transactions.slice(0, SHOWN).map((transaction) => (
              <li key={transaction.id}>
                <TransactionRow transaction={transaction} account={account} />
              </li>
            ))}
          </ul>
        )
      }
    </Card>
  )
}
