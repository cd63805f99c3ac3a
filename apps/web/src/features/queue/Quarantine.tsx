import { getTransactionQueue, type TransactionListItem } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { TransactionRow } from '../../shared/transaction/TransactionRow.tsx'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './QueuePage.module.css'
import { quarantined } from './quarantined.ts'
import { queueWords } from './words.ts'

/** Proposals that no owner has signed, behind a door of their own. Nothing can be confirmed there. */
export function Quarantine({ trusted }: { trusted: readonly TransactionListItem[] }) {
  const say = useWords(queueWords)
  const { gateway } = useApp()
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  const all = useInfiniteQuery(
    gatewayPages(gateway, getTransactionQueue, {
      chainId: String(account.chain.id),
      safeAddress: account.address,
      trusted: false,
    }),
  )
  if (all.error && !all.data) {
    return (
      <section className={styles.door}>
        <p>{say('quarantine.failed')}</p>
        <Failure error={all.error} onRetry={() => all.refetch()} isRetrying={all.isFetching} />
      </section>
    )
  }
  const everything = all.data?.pages.flatMap(({ results }) => results) ?? []
  const strange = quarantined(everything, trusted)
  if (strange.length === 0) return null
  return (
    <>
      <button type="button" className={styles.door} onClick={() => setOpen(true)}>
        <Icon name="warning" />
        <span>
          {say('quarantine.open', { count: strange.length })}
          <small>{say('quarantine.note')}</small>
        </span>
        <Icon name="arrow" size={16} />
      </button>
      {isOpen && (
        <Modal title={say('quarantine.title')} place="side" onClose={() => setOpen(false)}>
          <p className={styles.text}>{say('quarantine.text')}</p>
          <ul className={styles.list}>
            {strange.map((transaction) => (
              <li key={transaction.id}>
                <TransactionRow transaction={transaction} account={account} isStrange />
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
