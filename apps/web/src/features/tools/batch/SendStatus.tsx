import type { OutboxResult } from '@countersign/outbox'
import { MovedNotice } from '../../../shared/acts/status/MovedNotice.tsx'
import { sayFault } from '../../../shared/acts/status/sayFault.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import type { SendingBatch } from './useSendBatch.ts'
import { batchWords } from './words.ts'

/** What became of sending: what waits for an answer, what went out, and what did not. */
export function SendStatus({ isPending, data, isError }: SendingBatch) {
  const say = useWords(batchWords)
  const sayAct = useWords(actWords)
  const isInSafe = useInSafe()
  const { acts } = useActs()
  const refused = data?.status === 'refused' ? data : null
  return (
    <div role="status" className={styles.result}>
      {isPending && say(isInSafe ? 'asking.safe' : 'asking')}
      {refused && sayRefusal(refused)}
      {data?.status === 'moved' && <MovedNotice moved={data.moved} />}
      {data?.status === 'done' && <Tag tone="good">{say(isInSafe ? 'sent.safe' : 'sent')}</Tag>}
      {isError && <Tag tone="warn">{say('failed')}</Tag>}
    </div>
  )

  function sayRefusal({ entry, fault }: Extract<OutboxResult, { status: 'refused' }>) {
    const run = acts.filter((each) => entry?.run && each.run?.id === entry.run.id)
    const count = run.filter(({ hashes }) => hashes.length > 0).length
    if (count > 0) return <Tag tone="warn">{say('interrupted', { count, total: run.length })}</Tag>
    if (isInSafe && fault.kind === 'wallet.rejected') return <Tag>{say('refused.safe')}</Tag>
    // Whoever did not answer in time may still do it.
    if (fault.kind === 'wallet.timeout') return <Tag tone="warn">{say('timeout')}</Tag>
    return <Tag tone="warn">{sayFault(sayAct, fault)}</Tag>
  }
}
