import { useState } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { ActStatus } from '../../shared/acts/ActStatus.tsx'
import type { Act } from '../../shared/acts/act.ts'
import { isKept } from '../../shared/acts/isKept.ts'
import { Outcome } from '../../shared/acts/Outcome.tsx'
import { safeActId } from '../../shared/acts/safeActId.ts'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import type { Queue } from './groupByNonce.ts'
import styles from './QueuePage.module.css'
import { readyInOrder } from './readyInOrder.ts'
import { useQueueActs } from './useQueueActs.ts'

type QueueActionsProps = { queue: Queue; nonce: number }

/** What can be done with several at once, and what this browser has begun for this Safe. */
export function QueueActions({ queue, nonce }: QueueActionsProps) {
  const say = useWords(queueActionWords)
  const { chain, address } = useAccount()
  const { address: me } = useConnection()
  const isInSafe = useInSafe()
  const { execute, acts } = useQueueActs()
  const [begun, setBegun] = useState<readonly string[]>([])
  const ready = readyInOrder(queue, nonce)
  const run = () => {
    setBegun(ready.map(({ id }) => safeActId({ chainId: chain.id, address }, hashIn(id))))
    execute.mutate(ready)
  }
  const isRefused = execute.data?.status === 'refused' || execute.data?.status === 'moved'
  const shown = acts.filter((act) => isOpen(act) || begun.includes(act.id))
  const done = acts.filter(({ id, hashes }) => begun.includes(id) && hashes.length > 0).length
  if (shown.length === 0 && (ready.length < 2 || !me || isInSafe) && !isRefused) return null
  return (
    <div className={styles.acts}>
      {ready.length > 1 && me && !isInSafe && (
        <div>
          <Button look="primary" busy={execute.isPending} onClick={run}>
            {say('execute.all', { count: ready.length })}
          </Button>
          <p>{say('all.what')}</p>
        </div>
      )}
      <div role="status">
        {execute.isPending && begun.length > 0 && say('progress', { done, count: begun.length })}
      </div>
      <Outcome result={execute.data} />
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

/** Of `multisig_<safe>_<hash>`, the last. */
const hashIn = (id: string) => `0x${id.split('_0x').at(-1) ?? ''}` as const

const isOpen = (act: Act): boolean =>
  act.asking !== null ||
  act.doubt !== null ||
  isKept(act) ||
  ['sent', 'confirming', 'done'].includes(act.stage)
