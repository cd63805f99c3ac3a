import { memo } from 'react'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Entry } from '../entry.ts'
import { activityWords } from '../words.ts'
import styles from './Entry.module.css'
import { EntryAmount, EntryParty, EntryState } from './EntryParts.tsx'
import { EntryTime } from './EntryTime.tsx'
import { EntryWhat } from './EntryWhat.tsx'
import { useEntryFlags } from './useEntryFlags.ts'

type EntryProps = { entry: Entry; isLedger: boolean }

/** An entry on a narrow screen. Drawn anew only when the entry is another: scrolling asks often. */
export const EntryItem = memo(function EntryItem({ entry, isLedger }: EntryProps) {
  const say = useWords(activityWords)
  const flags = useEntryFlags(entry)
  return (
    <>
      <span className={styles.pair}>
        <EntryWhat entry={entry} flags={flags} />
        <EntryAmount entry={entry} flags={flags} />
      </span>
      <span className={styles.pair}>
        <EntryParty entry={entry} flags={flags} />
        <span className={styles.state}>
          <EntryState entry={entry} isLedger={isLedger} />
          {isLedger && (
            <span className={styles.quiet}>
              {say('column.nonce')} {entry.nonce}
            </span>
          )}
          <EntryTime time={entry.time} isDate={isLedger} />
        </span>
      </span>
    </>
  )
})
