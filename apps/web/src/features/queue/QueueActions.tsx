import { isKept, type OutboxEntry } from '@countersign/outbox'
import { Link } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { ActStatus } from '../../shared/acts/ActStatus.tsx'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import type { Queue } from './groupByNonce.ts'
import styles from './QueuePage.module.css'
import { readyInOrder } from './readyInOrder.ts'
import { useQueueActs } from './useQueueActs.ts'

type QueueActionsProps = { queue: Queue; nonce: number }

/** Several that can be executed one after the other, and what this browser has begun for this Safe. */
export function QueueActions({ queue, nonce }: QueueActionsProps) {
  const say = useWords(queueActionWords)
  const { path } = useAccount()
  const { address: me } = useConnection()
  const isInSafe = useInSafe()
  const { acts } = useQueueActs()
  const ready = readyInOrder(queue, nonce)
  const [first, second] = ready
  const shown = acts.filter(isOpen)
  const isOffered = first && second && me && !isInSafe
  if (shown.length === 0 && !isOffered) return null
  return (
    <div className={styles.acts}>
      {isOffered && (
        <p>
          {say('all.what', { count: ready.length })}{' '}
          <Link to="/$account/tx/$id" params={{ account: path, id: first.id }}>
            {say('all.first')}
          </Link>
        </p>
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
