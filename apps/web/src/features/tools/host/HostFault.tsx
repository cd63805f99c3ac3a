import { toCountersignError } from '@countersign/core'
import { Failure } from '../../../shared/ui/failures/Failure.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { hostWords } from './words.ts'

type HostFaultProps = { error: unknown; onRetry: () => void }

/** Why the host did not do it. A no is an answer; anything else can be tried again. */
export function HostFault({ error, onRetry }: HostFaultProps) {
  const say = useWords(hostWords)
  const isRefused = Boolean(error) && toCountersignError(error).kind === 'rejected'
  return (
    <>
      <div role="status">{isRefused && <Tag>{say('refused')}</Tag>}</div>
      {Boolean(error) && !isRefused && <Failure error={error} onRetry={onRetry} />}
    </>
  )
}
