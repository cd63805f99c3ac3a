import type { Desk } from '../types.ts'

/** Does something, says what went wrong, and looks again. */
export type Act = (work: () => Promise<unknown>) => () => Promise<void>

/** What a row of the inbox needs to be acted on. */
export type Row = { desk: Desk; act: Act; maySign: boolean }
