import { getTransactionQueue } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './OverviewPage.module.css'
import { overviewWords } from './words.ts'

const SHOWN = 4

/** The first transactions that wait for signatures or execution. */
export function Waiting() {
  const say = useWords(overviewWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { kind, chain } = useAccountState(account)
  const queue = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionQueue, {
      chainId: String(account.chain.id),
      safeAddress: account.address,
      trusted: true,
    }),
    enabled: kind === 'safe',
  })
  const waiting = queue.data?.pages.flatMap(({ results }) => transactionsOf(results))
  const nonce = chain.data?.kind === 'safe' ? chain.data.safe.nonce : '…'
  return (
    <Card
      title={say('waiting')}
      feed={{ ...queue, data: waiting }}
      skeleton={<Skeleton rows={SHOWN} rowHeight={64} />}
      aside={
        <Link to="/$account/queue" params={{ account: account.path }}>
          {say('wholeQueue')}
        </Link>
      }
    >
      {(transactions) =>
        transactions.length === 0 ? (
          <Empty>{say('nothingWaiting', { nonce })}</Empty>
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
