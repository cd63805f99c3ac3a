import { type BatchSupport, getBatchSupport } from '@countersign/core/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBalance, useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { findLookAlike } from '../../../shared/safety/findLookAlike.ts'
import { useAnchors } from '../../../shared/safety/useAnchors.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import batchStyles from './Batch.module.css'
import type { Sender } from './BatchForm.tsx'
import { CallFacts } from './CallFacts.tsx'
import type { ReadCall } from './readDraft.ts'
import type { SendingBatch } from './useSendBatch.ts'
import { batchWords } from './words.ts'

type BatchReviewProps = Sender & {
  calls: readonly [ReadCall, ...ReadCall[]]
  sending: SendingBatch
  onBack: () => void
}

/** What the wallet, or the Safe's host, will be asked; nothing is sent before it was seen. */
export function BatchReview({ chain, address, calls, sending, onBack }: BatchReviewProps) {
  const say = useWords(batchWords)
  const locale = useLocale()
  const isInSafe = useInSafe()
  const anchors = useAnchors()
  const support = useBatchSupport()
  const title = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form, in which the visitor was.
  useEffect(() => title.current?.focus(), [])
  const [isCompared, setCompared] = useState(false)
  const balance = useBalance({ address, chainId: chain.id }).data
  const { symbol, decimals } = chain.nativeCurrency
  const format = (value: bigint) => `${formatAmount(value, decimals, locale)} ${symbol}`
  const count = calls.length
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  const isSplit = support === 'unsupported' && count > 1
  const isDoubtful = calls.some(({ to }) => findLookAlike(to, anchors) !== undefined)
  const isReady = support !== undefined && (!isDoubtful || isCompared)
  const send = () =>
    sending.mutate({
      calls,
      isSplit,
      description: say('description', { count, total: format(total) }),
      descriptions: calls.map(({ value }, index) =>
        say('description.part', { number: index + 1, count, total: format(value) }),
      ),
    })
  const how = isInSafe ? 'safe' : isSplit ? 'split' : 'whole'
  return (
    <section className={batchStyles.review} aria-label={say('review.title')}>
      <h3 ref={title} tabIndex={-1}>
        {say('review.title')}
      </h3>
      {isSplit && (
        <p>
          <Tag tone="warn" icon="warning">
            {say('unsupported')}
          </Tag>{' '}
          {say('unsupported.how')}
        </p>
      )}
      {support && <p>{say(`review.${how}`, { count })}</p>}
      <CallFacts {...{ chain, address, calls, total }} />
      {balance && balance.value < total && (
        <div>
          <Tag tone="warn" icon="warning">
            {say('short', { balance: format(balance.value) })}
          </Tag>
        </div>
      )}
      {isDoubtful && (
        <label className={batchStyles.caution}>
          <input type="checkbox" checked={isCompared} onChange={() => setCompared(!isCompared)} />
          {say('lookAlike')}
        </label>
      )}
      <div className={styles.buttons}>
        <Button look="primary" busy={!isReady || sending.isPending} onClick={send}>
          {say(isInSafe ? 'propose' : isSplit ? 'sendSplit' : 'sendWhole')}
        </Button>
        <Button busy={sending.isPending} onClick={onBack}>
          {say('change')}
        </Button>
      </div>
    </section>
  )
}

/** Whether the wallet keeps calls together; nothing while it is being asked. */
function useBatchSupport(): BatchSupport | undefined {
  const { countersign } = useApp()
  const { connector, address, chainId } = useConnection()
  return useQuery({
    queryKey: ['batch support', connector?.uid, address, chainId],
    queryFn: () => getBatchSupport(countersign),
    meta: { private: true },
    gcTime: 0,
  }).data
}
