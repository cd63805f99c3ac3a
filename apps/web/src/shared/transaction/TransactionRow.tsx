import type { Transaction } from '@countersign/gateway'
import { Link } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import type { Account } from '../account/account.ts'
import { formatAge } from '../format/formatTime.ts'
import { Tag } from '../ui/signs/Tag.tsx'
import { useLocale } from '../words/LocaleContext.ts'
import { useWords } from '../words/useWords.ts'
import { isWaiting } from './isWaiting.ts'
import { needsYou } from './needsYou.ts'
import { StatusTag } from './StatusTag.tsx'
import styles from './TransactionRow.module.css'
import { TransactionTitle } from './TransactionTitle.tsx'
import { transactionWords } from './words.ts'

type TransactionRowProps = {
  transaction: Transaction
  account: Account
  /** Sent by nobody we know: it asks nothing of anybody. */
  isStrange?: boolean
}

/** A transaction in a list: what, how far, since when; it leads to the transaction's own page. */
export function TransactionRow(props: TransactionRowProps) {
  const { transaction, account, isStrange = false } = props
  const say = useWords(transactionWords)
  const locale = useLocale()
  const { address: me } = useConnection()
  const { id, timestamp, txStatus, txInfo, executionInfo } = transaction
  const isPending = isWaiting(transaction)
  const need = isPending && !isStrange ? needsYou(transaction, me) : null
  const isUnsigned =
    isPending && executionInfo?.type === 'MULTISIG' && executionInfo.confirmationsSubmitted === 0
  const title = <TransactionTitle {...{ transaction, account }} pending={isPending} />
  return (
    <div className={styles.row}>
      {/* Nobody can look up how a Safe was made by its id. */}
      {txInfo.type === 'Creation' ? (
        <span className={styles.what}>{title}</span>
      ) : (
        <Link to="/$account/tx/$id" params={{ account: account.path, id }} className={styles.what}>
          {title}
        </Link>
      )}
      <span className={styles.facts}>
        {executionInfo?.type === 'MULTISIG' && (
          <span className={styles.quiet}>{say('nonce', { nonce: executionInfo.nonce })}</span>
        )}
        {executionInfo?.type === 'MODULE' && <Tag tone="warn">{say('module')}</Tag>}
        {isStrange ? (
          <Tag tone="danger" icon="warning">
            {say('proposer.stranger')}
          </Tag>
        ) : (
          isUnsigned && <Tag tone="warn">{say('unsigned')}</Tag>
        )}
        {isPending && executionInfo?.type === 'MULTISIG' && (
          <Confirmations
            given={executionInfo.confirmationsSubmitted}
            required={executionInfo.confirmationsRequired}
          />
        )}
        {need && <Tag tone="accent">{say(`need.${need}`)}</Tag>}
        {txStatus !== 'SUCCESS' && !need && !isStrange && <StatusTag status={txStatus} />}
        <time className={styles.quiet} dateTime={new Date(timestamp).toISOString()}>
          {formatAge(timestamp, Date.now(), locale)}
        </time>
      </span>
    </div>
  )
}

function Confirmations({ given, required }: { given: number; required: number }) {
  const say = useWords(transactionWords)
  const word = given > required ? 'confirmations.more' : 'confirmations'
  return <span className={styles.quiet}>{say(word, { given, required })}</span>
}
