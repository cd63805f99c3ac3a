import type { Transaction } from '@countersign/gateway'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { visibleText } from '../../../shared/safety/visibleText.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import styles from './Summary.module.css'

/** What waits at a nonce, and can never be executed once this is. */
export function Instead({ waiting }: { waiting: readonly Transaction[] }) {
  const say = useWords(sendWords)
  const account = useAccount()
  return (
    <div className={styles.instead}>
      <p>{say('nonce.instead')}</p>
      <ul>
        {waiting.map((transaction) => (
          <li key={transaction.id}>
            <TransactionTitle {...{ transaction, account }} pending />
            {transaction.note && (
              <bdi className={styles.quiet}>{visibleText(transaction.note).text}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
