import type { TransactionDetails } from '@countersign/gateway'
import type { Rehearsal as Played } from '@countersign/rehearsal'
import type { Address } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { findToken } from '../findToken.ts'
import type { JudgedChanges } from '../judgeChanges.ts'
import { ChangeRow } from './ChangeRow.tsx'
import styles from './Rehearsal.module.css'
import { sayFailure } from './sayFailure.ts'
import { shownChanges } from './shownChanges.ts'
import { rehearsalWords } from './words.ts'

/** A page is read, not scrolled: the rest is counted. */
const MOST_ROWS = 30

type RehearsalProps = {
  rehearsal: Played
  details: TransactionDetails
  judged: JudgedChanges | null
  /** How many calls it holds. */
  calls: number
}

/** What would be different afterwards, for everybody who was seen. */
export function Rehearsal({ rehearsal, details, judged, calls }: RehearsalProps) {
  const say = useWords(rehearsalWords)
  const { chain, address } = useAccount()
  const { outcome, changes, unread, coverage, isEarly } = rehearsal
  const failure = sayFailure(say, outcome, calls)
  const shown = shownChanges(changes, address, judged)
  const isNothing = !failure && shown.length === 0 && !judged
  const notes = [
    ...(isEarly ? [say('early')] : []),
    ...(unread.length > 0 ? [say('unread', { count: unread.length })] : []),
    ...(coverage === 'named' && !failure ? [say('named')] : []),
  ]
  return (
    <div className={styles.rehearsal} data-rehearsal={outcome.status}>
      {failure && <Alarm title={failure} tone="warn" isNote />}
      {isNothing && <p className={styles.notes}>{say('nothing')}</p>}
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.slice(0, MOST_ROWS).map((change) => (
            <ChangeRow
              key={JSON.stringify(change, (_, value) =>
                typeof value === 'bigint' ? String(value) : value,
              )}
              change={change}
              tokenAt={(token: Address) => findToken(token, chain, details)}
              nameOf={(each) => details.txData?.addressInfoIndex?.[each]?.name}
            />
          ))}
          {shown.length > MOST_ROWS && <li>{say('more', { count: shown.length - MOST_ROWS })}</li>}
        </ul>
      )}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </div>
  )
}
