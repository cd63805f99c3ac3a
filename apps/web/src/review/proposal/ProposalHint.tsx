import { sayFault } from '../../shared/acts/sayFault.ts'
import { actWords } from '../../shared/acts/words.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { uiWords } from '../../shared/ui/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Proposal.module.css'
import type { ProposalState } from './proposalState.ts'
import { proposalWords } from './words.ts'

/** Why it cannot be signed, or not yet; nothing once it can. */
export function ProposalHint({ told }: { told: ProposalState }) {
  const say = useWords(proposalWords)
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
