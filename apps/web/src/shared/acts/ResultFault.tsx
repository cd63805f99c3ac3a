import { useWords } from '../words/useWords.ts'
import type { ActResult } from './acts.ts'
import { faultDetails, sayFault } from './sayFault.ts'
import { actWords } from './words.ts'

/** Why something that was just begun did not go on; said aloud. Nothing, as long as all is well. */
export function ResultFault({ result }: { result: ActResult | undefined }) {
  const say = useWords(actWords)
  const isStopped = result?.status === 'refused' || result?.status === 'kept'
  const details = isStopped ? faultDetails(result.fault) : null
  return (
    <div role="status">
      {isStopped && (
        <p>
          {sayFault(say, result.fault)} {result.status === 'kept' && say('way.kept')}{' '}
          {details && <bdi>{details}</bdi>}
        </p>
      )}
    </div>
  )
}
