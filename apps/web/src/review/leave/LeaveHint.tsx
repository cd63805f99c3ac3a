import { sayFault } from '../../shared/acts/status/sayFault.ts'
import { actWords } from '../../shared/acts/words.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { uiWords } from '../../shared/ui/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Leave.module.css'
import type { LeaveState } from './leaveState.ts'
import { leaveWords } from './words.ts'

/** Why the wallet cannot be asked, or not yet; nothing once it can. */
export function LeaveHint({ told }: { told: LeaveState<never> | LeaveState<unknown> }) {
  const say = useWords(leaveWords)
  const sayAct = useWords(actWords)
  const sayUi = useWords(uiWords)
  if (told.state === 'judged') return null
  return (
    <>
      <p className={styles.hint} role="status">
        {told.state === 'failed' ? sayFault(sayAct, told.fault) : say(`hint.${told.state}`)}
      </p>
      {told.state === 'failed' && <Button onClick={told.retry}>{sayUi('retry')}</Button>}
    </>
  )
}
