import type { OutboxFault, OutboxResult } from '@countersign/outbox'

/** How far the judging of something is, for the button that has a wallet asked for it. */
export type LeaveState<given> =
  | { state: 'asking' | 'blocked' | 'unnamed' }
  /** It cannot be built, or what it stands on cannot be read. */
  | { state: 'failed'; fault: OutboxFault; retry: () => void }
  | {
      state: 'judged'
      /** By everything that is known at this moment; refused where that is not enough any more. */
      act: Act<given>
    }

/** Does something with the judge's leave, and with what it stood on when it was shown. */
export type Act<given> = (run: (given: given) => Promise<OutboxResult>) => Promise<OutboxResult>

/** What is said, and of what: what was said of something else says nothing of this. */
export type Told<given> = { of: string; told: LeaveState<given> }
