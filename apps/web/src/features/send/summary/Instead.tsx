import type { Transaction } from '@countersign/gateway'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import styles from './Summary.module.css'

/** What waits at a nonce, and can never be executed once this is. */
export function Instead({ waiting }: { waiting: readonly Transaction[] }) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  return (
    <div className={styles.instead}>
      <p>{say('nonce.instead')}</p>
      <ul>
        {waiting.map(({ id, txInfo, note }) => (
          <li key={id}>
            <TransactionTitle info={txInfo} chain={chain} pending />
            {note && <bdi className={styles.quiet}>{note}</bdi>}
          </li>
        ))}
      </ul>
    </div>
  )
}
