import { getTransactionQueue } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './Nav.module.css'

/** How many transactions wait, as far as the first page of the queue says. */
export function QueueBadge({ account }: { account: Account }) {
  const say = useWords(shellWords)
  const { gateway } = useApp()
  const { data } = useInfiniteQuery(
    gatewayPages(gateway, getTransactionQueue, {
      chainId: String(account.chain.id),
      safeAddress: account.address,
      trusted: true,
    }),
  )
  const [first] = data?.pages ?? []
  const count = transactionsOf(first?.results ?? []).length
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{first?.next ? `${count}+` : count}</span>
      <span className="visually-hidden">{say('nav.waiting', { count })}</span>
    </span>
  )
}
