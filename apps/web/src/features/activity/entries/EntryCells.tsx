import { memo } from 'react'
import type { Entry } from '../entry.ts'
import { EntryAmount, EntryParty, EntryState } from './EntryParts.tsx'
import { EntryTime } from './EntryTime.tsx'
import { EntryWhat } from './EntryWhat.tsx'
import { useEntryFlags } from './useEntryFlags.ts'

type EntryProps = { entry: Entry; isLedger: boolean }

/** The cells of a table's row. Drawn anew only when the entry is another: scrolling asks often. */
export const EntryCells = memo(function EntryCells({ entry, isLedger }: EntryProps) {
  const flags = useEntryFlags(entry)
  return (
    <>
      <td data-column="date">{isLedger ? entry.nonce : <EntryTime time={entry.time} />}</td>
      <td>
        <EntryWhat entry={entry} flags={flags} />
      </td>
      <td data-column="with">
        <EntryParty entry={entry} flags={flags} />
      </td>
      <td data-column="amount">
        <EntryAmount entry={entry} flags={flags} />
      </td>
      <td>
        <EntryState entry={entry} isLedger={isLedger} />
      </td>
      {isLedger && (
        <td data-column="date">
          <EntryTime time={entry.time} isDate />
        </td>
      )}
    </>
  )
})
