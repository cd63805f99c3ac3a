/** Held by one tab at a time, and let go when that tab is gone. */
export type OutboxLocks = {
  /** Runs it if nobody else holds the name; `taken` otherwise. */
  hold<value>(name: string, run: () => Promise<value>): Promise<value | 'taken'>
}
