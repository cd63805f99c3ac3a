import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { MovedNotice } from '../../../shared/acts/status/MovedNotice.tsx'
import { sayFault } from '../../../shared/acts/status/sayFault.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import type { Submitting } from './useSubmit.ts'

/** How it ended when it did not go as wished, with every way on. */
export function Outcome({ submitting: { data, isPending } }: { submitting: Submitting }) {
  const say = useWords(sendWords)
  const sayAct = useWords(actWords)
  const { acts } = useActs()
  if (!data || isPending || data.status === 'done') return null
  if (data.status === 'moved') return <MovedNotice moved={data.moved} />
  const act = acts.find(({ id }) => id === data.entry?.id)
  if (act) return <ActStatus act={act} />
  return (
    <Alarm title={sayFault(sayAct, data.fault)} tone="warn">
      <p>{say('outcome.refused')}</p>
    </Alarm>
  )
}
