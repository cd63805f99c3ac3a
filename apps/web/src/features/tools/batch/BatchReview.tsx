import { useEffect, useMemo, useRef } from 'react'
import { contentOfCalls } from '../../../review/leave/contentOfCalls.ts'
import type { Leave } from '../../../review/leave/useLeave.ts'
import { useTold } from '../../../review/leave/useTold.ts'
import { Sending } from '../../../review/sending/Sending.tsx'
import { accountAt } from '../../../shared/account/accountAt.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import batchStyles from './Batch.module.css'
import { CallFacts } from './CallFacts.tsx'
import { Cautions } from './Cautions.tsx'
import type { ReadCall } from './readDraft.ts'
import type { Sender } from './sender.ts'
import { useBatchSupport } from './useBatchSupport.ts'
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
  const support = useBatchSupport()
  const title = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form, in which the visitor was.
  useEffect(() => title.current?.focus(), [])
  const asked = useMemo(
    () => calls.map(({ to, value, data = '0x' }) => ({ to, value, data })),
    [calls],
  )
  const { told, onTold } = useTold<Leave>(contentOfCalls(asked))
  const { symbol, decimals } = chain.nativeCurrency
  const format = (value: bigint) => `${formatAmount(value, decimals, locale)} ${symbol}`
  const count = calls.length
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  const isSplit = support === 'unsupported' && count > 1
  const isReady = support !== undefined && told.state === 'judged'
  const isBegun = sending.data?.status === 'refused' && sending.data.entry !== null
  const send = () =>
    sending.mutate({
      ...{ calls, isSplit, told },
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
      {support && <p>{say(`review.${how}`, { count })}</p>}
      <CallFacts {...{ chain, address, calls, total }} />
      <Cautions {...{ chain, address, total, isSplit }} />
      <Sending account={accountAt(chain, address)} calls={asked} onTold={onTold} />
      <div className={styles.buttons}>
        {/* What was begun goes on below, where each call stands: here it would begin anew. */}
        {!isBegun && (
          <Button look="primary" busy={!isReady || sending.isPending} onClick={send}>
            {say(isInSafe ? 'propose' : isSplit ? 'sendSplit' : 'sendWhole')}
          </Button>
        )}
        <Button busy={sending.isPending} onClick={onBack}>
          {say('change')}
        </Button>
      </div>
    </section>
  )
}
