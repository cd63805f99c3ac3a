import type { OutboxEntry, OutboxFault } from '../model/entry.ts'
import type { AccountSnapshot, SnapshotChange } from '../snapshot/accountSnapshot.ts'

/** How something that was begun ended, or stands. Nothing throws: each ends in words and a way on. */
export type OutboxResult =
  | { status: 'done'; entry: OutboxEntry }
  /** Signed, and kept here: others could not be told. `shareEntry` tries again. */
  | { status: 'kept'; entry: OutboxEntry; fault: OutboxFault }
  /** What the page has shown is not so any more; nothing was asked. */
  | { status: 'moved'; moved: readonly SnapshotChange[]; now: AccountSnapshot }
  /** The wallet said no, or it could not be asked; nothing was sent. */
  | { status: 'refused'; entry: OutboxEntry | null; fault: OutboxFault }

/** Nothing was sent, for this reason. */
export const refused = (entry: OutboxEntry | null, fault: OutboxFault): OutboxResult => ({
  status: 'refused',
  entry,
  fault,
})
