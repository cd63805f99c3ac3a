import { isAddressEqual } from 'viem'
import { ActStatus } from '../../../shared/acts/ActStatus.tsx'
import type { Act } from '../../../shared/acts/act.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Batch.module.css'
import type { Sender } from './sender.ts'

/** Calls that were begun together and are not all sent: what is left goes on from where it stands. */
export function BegunRuns({ chain, address }: Sender) {
  const { acts } = useActs()
  const mine = acts.filter(
    (act) =>
      act.kind === 'wallet' && act.chainId === chain.id && isAddressEqual(act.account, address),
  )
  const left = mine.filter(isLeft).map(runOf)
  return [...new Set(left)].map((id) => (
    <BegunRun key={id} id={id} run={mine.filter((act) => runOf(act) === id)} />
  ))
}

function BegunRun({ id, run }: { id: string; run: readonly Act[] }) {
  const say = useWords(actWords)
  const { resume, forget } = useActs()
  const left = run.filter(isLeft)
  const isOpen = left.some(({ asking }) => asking)
  const isDoubtful = left.some(({ doubt }) => doubt)
  return (
    <div className={styles.run}>
      <ol>
        {run.map((act) => (
          <li key={act.id}>
            {act.description} <ActStatus act={act} />
          </li>
        ))}
      </ol>
      {!isOpen && !isDoubtful && (
        <div className={styles.runWays}>
          <Button look="primary" onClick={() => resume(id)}>
            {say('way.resume')}
          </Button>
          <Button onClick={() => left.map((act) => forget(act.id))}>{say('way.forget')}</Button>
        </div>
      )}
    </div>
  )
}

const runOf = ({ run, id }: Act): string => run?.id ?? id

const isLeft = ({ stage }: Act): boolean => stage === 'draft'
