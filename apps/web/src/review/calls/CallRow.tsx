import type { TransactionDetails } from '@countersign/gateway'
import type { ExpandedCall } from '@countersign/safe'
import { lazy, Suspense } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { usePrinted } from '../../shared/ui/tables/usePrinted.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { reviewWords } from '../words.ts'
import styles from './Calls.module.css'
import { DelegateTag } from './DelegateTag.tsx'
import { Parameters } from './Parameters.tsx'
import { plainTransfer } from './plainTransfer.ts'

/** Fetched where the operator has descriptions of contracts. */
const ClearWords = lazy(async () => ({
  default: (await import('../clearSigning/ClearWords.tsx')).ClearWords,
}))

/** Fetched with the first call that is about spending limits. */
const LimitWords = lazy(async () => ({
  default: (await import('../limits/LimitWords.tsx')).LimitWords,
}))

/** How far a call stands in from the one that carries it, in pixels. */
const DEPTH = 12

type CallRowProps = {
  call: ExpandedCall
  /** What somebody calls the addresses in it. */
  details: Pick<TransactionDetails, 'txData'>
  tokenAt: TokenAt
  /** Whether its calls follow, opened. */
  isBatch: boolean
}

/** One call: what it does, on what, and with which parameters. */
export function CallRow({ call, details, tokenAt, isBatch }: CallRowProps) {
  const say = useWords(reviewWords)
  const { chain } = useAccount()
  const { to, value, operation, decoding, path, via } = call
  const isPrinted = usePrinted()
  const isDescribed = useApp().appConfig.described.includes(chain.id)
  const named = details.txData?.addressInfoIndex?.[to]?.name
  const isCoin = decoding.status === 'empty'
  const plain = plainTransfer(call, chain)
  // The number of a step says that it is one of a batch.
  const through = via === 'transaction' || via === 'batch' ? null : via
  // What a batch holds stands right below it.
  const isFolded = plain !== null || isBatch
  const target = (
    <>
      <AddressText address={to} chainId={chain.id} full /> <ClaimedName address={to} name={named} />
    </>
  )
  const parameters = decoding.status === 'decoded' && (
    <Parameters call={decoding} token={tokenAt(to) ?? null} />
  )
  return (
    <li className={styles.call} style={{ marginInlineStart: path.length * DEPTH }}>
      <div className={styles.callHead}>
        {path.length > 0 && <span className={styles.step}>{path.map((n) => n + 1).join('.')}</span>}
        <strong>
          <CallName call={call} />
        </strong>
        {plain ? (
          <>
            <Amount value={plain.amount} {...plain.token} exact />
            <span className={styles.quiet}>{say('call.to')}</span>
            <AddressText address={plain.recipient} chainId={chain.id} full copy={false} />
          </>
        ) : (
          <>
            <span className={styles.quiet}>{say(isCoin ? 'call.to' : 'call.on')}</span>
            {target}
          </>
        )}
        {value > 0n && !isCoin && (
          <Tag tone="accent">
            {say('call.withCoin', { amount: '' })}
            <Amount value={value} {...chain.nativeCurrency} exact />
          </Tag>
        )}
        {through && <span className={styles.quiet}>{say(`call.via.${through}`)}</span>}
        {operation === 1 && <DelegateTag call={call} />}
      </div>
      {isFolded && (
        <details className={styles.more} open={isPrinted}>
          <summary aria-label={say('call.more')} />
          {plain && (
            <>
              {say('call.on')} {target}
            </>
          )}
          {parameters}
        </details>
      )}
      {isDescribed && !isCoin && !isFolded && (
        <Suspense>
          <ClearWords call={call} tokenAt={tokenAt} />
        </Suspense>
      )}
      {decoding.status === 'decoded' && decoding.family === 'allowance' && (
        <Suspense>
          <LimitWords call={call} tokenAt={tokenAt} />
        </Suspense>
      )}
      {!isFolded && parameters}
      {decoding.status === 'decoded' && decoding.trailing !== '0x' && (
        <Tag tone="warn">{say('call.trailing')}</Tag>
      )}
      {decoding.status === 'unknown' && path.length === 0 && details.txData?.dataDecoded && (
        <p className={styles.quiet}>
          {say('call.claimed', { method: details.txData.dataDecoded.method })}
        </p>
      )}
    </li>
  )
}

function CallName({ call: { decoding, value } }: { call: ExpandedCall }) {
  const say = useWords(reviewWords)
  const { chain } = useAccount()
  switch (decoding.status) {
    case 'decoded':
      return <bdi>{decoding.name}</bdi>
    case 'empty':
      return (
        <>
          {say('call.coin', { amount: '' })}
          <Amount value={value} {...chain.nativeCurrency} exact />
        </>
      )
    default:
      return say(`call.${decoding.status}`, { selector: decoding.selector })
  }
}
