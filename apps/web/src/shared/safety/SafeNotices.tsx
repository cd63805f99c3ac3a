import type { SafeState } from '@countersign/gateway'
import { formatAddress } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../account/AccountContext.ts'
import { useAccountState } from '../account/useAccountState.ts'
import { Alarm } from '../ui/signs/Alarm.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { useWords } from '../words/useWords.ts'
import { noticeWords } from './noticeWords.ts'
import styles from './SafeNotices.module.css'

type Ran = NonNullable<SafeState['unknownCode']>

/** What speaks against believing what an account says of itself. Nothing, for almost every Safe. */
export function SafeNotices() {
  const say = useWords(noticeWords)
  const { chain, gateway } = useAccountState(useAccount())
  const identity = chain.data?.kind === 'safe' ? chain.data.identity : undefined
  const ran = gateway.data?.unknownCode
  const isUnknown = identity?.verdict === 'unknown code'
  if (!isUnknown && !ran?.count) return null
  return (
    <div className={styles.notices}>
      {isUnknown && (
        <Alarm title={say('unknownCode')} tone="warn" isNote>
          <p>{say(`unknownCode.${identity.of}`)}</p>
        </Alarm>
      )}
      {ran && ran.count > 0 && (
        <Alarm title={say('ran')} tone="warn" isNote>
          <p>{say('ran.text')}</p>
          <ul className={styles.list}>
            {ran.transactions.map((transaction) => (
              <li key={`${transaction.kind} ${transaction.txHash} ${transaction.id}`}>
                <Borrowing transaction={transaction} />
              </li>
            ))}
          </ul>
          {ran.count > ran.transactions.length && (
            <p>{say('ran.more', { count: ran.count - ran.transactions.length })}</p>
          )}
        </Alarm>
      )}
    </div>
  )
}

/** Where it happened, and whose code it was. */
function Borrowing({ transaction }: { transaction: Ran['transactions'][number] }) {
  const say = useWords(noticeWords)
  const { chain, path } = useAccount()
  const { kind, id, txHash, target } = transaction
  const name = <bdi title={txHash}>{formatAddress(txHash)}</bdi>
  return (
    <>
      {say(`ran.${kind}`)} {target ? say('ran.code') : say('ran.unread')}
      {target && ' '}
      {target && <AddressText address={target.value} chainId={chain.id} />},{' '}
      {id ? (
        <Link to="/$account/tx/$id" params={{ account: path, id }}>
          {name}
        </Link>
      ) : chain.explorer ? (
        <a href={`${chain.explorer}/tx/${txHash}`} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        // Its set-up is the first thing that its history tells.
        <Link to="/$account/activity" params={{ account: path }}>
          {name}
        </Link>
      )}
    </>
  )
}
