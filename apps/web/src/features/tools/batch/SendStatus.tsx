import { toCountersignError } from '@countersign/core'
import { BatchInterruptedError } from '@countersign/core/calls'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import type { SendingBatch } from './useSendBatch.ts'
import { batchWords } from './words.ts'

/** What became of sending: what waits for an answer, what went out, and what did not. */
export function SendStatus({ isPending, isSuccess, error, variables }: SendingBatch) {
  const say = useWords(batchWords)
  const isInSafe = useInSafe()
  return (
    <div role="status" className={styles.result}>
      {isPending && say(isInSafe ? 'asking.safe' : 'asking')}
      {isSuccess && <Tag tone="good">{say(isInSafe ? 'sent.safe' : 'sent')}</Tag>}
      {error && sayFault(error)}
    </div>
  )

  function sayFault(thrown: unknown) {
    const fault = toCountersignError(thrown)
    if (fault instanceof BatchInterruptedError) {
      const total = variables?.calls.length ?? 0
      const count = fault.hashes.length
      return <Tag tone="warn">{say('interrupted', { count, total })}</Tag>
    }
    if (fault.kind === 'rejected') return <Tag>{say(isInSafe ? 'refused.safe' : 'refused')}</Tag>
    // Whoever did not answer in time may still do it.
    if (fault.kind === 'timeout') return <Tag tone="warn">{say('timeout')}</Tag>
    return (
      <>
        <Tag tone="warn">{say('failed')}</Tag>
        <bdi>{fault.details ?? fault.message}</bdi>
      </>
    )
  }
}
