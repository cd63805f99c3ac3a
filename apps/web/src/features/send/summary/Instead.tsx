import type { Transaction } from '@countersign/gateway'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

/**
 * What waits at a nonce, and can never be executed once this is. Without its note: nobody has found out
 * here who wrote it, and a stranger's words are not repeated.
 */
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
          </li>
        ))}
      </ul>
    </div>
  )
}
