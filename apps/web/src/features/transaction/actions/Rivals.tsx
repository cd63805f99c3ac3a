import type { Transaction } from '@countersign/gateway'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Actions.module.css'
import { actionWords } from './words.ts'

/** Others that want the same nonce, by name: what is decided for one is decided against them. */
export function Rivals({ nonce, rivals }: { nonce: number; rivals: Transaction[] }) {
  const say = useWords(actionWords)
  const account = useAccount()
  if (rivals.length === 0) return null
  return (
    <p className={styles.rivals}>
      {say('rivals', { count: rivals.length, nonce })}{' '}
      {rivals.map((rival) => (
        <span key={rival.id}>
          <Link to="/$account/tx/$id" params={{ account: account.path, id: rival.id }}>
            <TransactionTitle transaction={rival} account={account} pending />
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}
