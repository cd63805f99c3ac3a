import type { ActLocks } from './ports.ts'

/** Web Locks; where there are none, one tab does not know of the others, and only memory is between them. */
export function createActLocks(
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): ActLocks {
  const held = new Set<string>()
  return {
    async hold(name, run) {
      if (held.has(name)) return 'taken'
      held.add(name)
      try {
        if (!locks) return await run()
        return await locks.request(`countersign.act.${name}`, { ifAvailable: true }, (lock) =>
          lock ? run() : 'taken',
        )
      } finally {
        held.delete(name)
      }
    },
  }
}
