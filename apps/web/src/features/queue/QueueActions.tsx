import { isKept, type OutboxEntry } from '@countersign/outbox'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from 'wagmi'
import { ActStatus } from '../../shared/acts/status/ActStatus.tsx'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import type { Queue } from './groupByNonce.ts'
import styles from './QueuePage.module.css'
import { readyInOrder } from './readyInOrder.ts'
import type { InLine } from './runAt.ts'
import { useQueueActs } from './useQueueActs.ts'

/** Fetched when it is pressed: it brings along everything that judges. */
const RunInOrder = lazy(async () => ({ default: (await import('./executing.ts')).RunInOrder }))

/** So many are rehearsed ahead as one: more would want more gas than one call may use. */
const MOST_IN_LINE = 8

type QueueActionsProps = { queue: Queue; nonce: number }

/** Several that can be executed one after the other, and what this browser has begun for this Safe. */
export function QueueActions({ queue, nonce }: QueueActionsProps) {
  const say = useWords(queueActionWords)
  const { address: me } = useConnection()
  const isInSafe = useInSafe()
  const { acts } = useQueueActs()
  const ready = readyInOrder(queue, nonce)
  const [run, setRun] = useState<readonly InLine[]>()
  const line = ready
    .slice(0, MOST_IN_LINE)
    .map(({ id }, index): InLine => ({ id, nonce: nonce + index }))
  const shown = acts.filter(isOpen)
  const isOffered = line.length > 1 && me && !isInSafe
  if (shown.length === 0 && !isOffered && !run) return null
  return (
    <div className={styles.acts}>
      {run ? (
        <Suspense fallback={<p role="status">{say('all.rehearsing')}</p>}>
          <RunInOrder line={run} nonce={nonce} onClose={() => setRun(undefined)} />
        </Suspense>
      ) : (
        isOffered && (
          <>
            <p>{say('all.what', { count: ready.length })}</p>
            <Button onClick={() => setRun(line)}>{say('all.run', { count: line.length })}</Button>
          </>
        )
      )}
      {shown.length > 0 && (
        <ul className={styles.begun} aria-label={say('kept')}>
          {shown.map((act) => (
            <li key={act.id}>
              <span>{act.description}</span> <ActStatus act={act} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isOpen = (act: OutboxEntry): boolean =>
  act.prompt !== null ||
  act.unresolvedSend !== null ||
  isKept(act) ||
  ['sent', 'confirming', 'done'].includes(act.stage)
