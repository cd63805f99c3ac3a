import type { OutboxFault } from '@countersign/outbox'
import { useWords } from '../../words/useWords.ts'
import { actWords } from '../words.ts'
import styles from './ResultFault.module.css'
import { faultDetails, sayFault } from './sayFault.ts'

/** How something ended, as far as it is told here. */
export type Ended =
  | { status: 'done' | 'moved' }
  | { status: 'kept' | 'refused'; fault: OutboxFault }

/** Why something that was just begun did not go on; said aloud. Nothing, as long as all is well. */
export function ResultFault({ result }: { result: Ended | undefined }) {
  const say = useWords(actWords)
  const isStopped = result?.status === 'refused' || result?.status === 'kept'
  const details = isStopped ? faultDetails(result.fault) : null
  return (
    <div role="status" className={styles.said}>
      {isStopped && (
        <p>
          {sayFault(say, result.fault)} {result.status === 'kept' && say('way.kept')}{' '}
          {details && <bdi>{details}</bdi>}
        </p>
      )}
    </div>
  )
}
