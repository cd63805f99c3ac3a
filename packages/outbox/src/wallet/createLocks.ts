import type { OutboxLocks } from '../ports/outboxLocks.ts'

/** Web Locks; where there are none, one tab does not know of the others, and only memory is between them. */
export function createLocks(
  prefix: string,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): OutboxLocks {
  const held = new Set<string>()
  return {
    async hold(name, run) {
      if (held.has(name)) return 'taken'
      held.add(name)
      try {
        if (!locks) return await run()
        return await locks.request(`${prefix}.${name}`, { ifAvailable: true }, (lock) =>
          lock ? run() : 'taken',
        )
      } finally {
        held.delete(name)
      }
    },
  }
}
