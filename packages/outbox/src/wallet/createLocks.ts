import type { OutboxLocks } from '../ports/outboxLocks.ts'

/**
 * Web Locks. Where there are none, or a frame may not have them, one tab does not know of the others, and
 * only what is written down is between them.
 */
export function createLocks(
  prefix: string,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): OutboxLocks {
  const held = new Set<string>()
  const request = async <value>(name: string, run: () => Promise<value>) => {
    if (!locks) return run()
    let isAnswered = false
    try {
      return await locks.request(`${prefix}.${name}`, { ifAvailable: true }, (lock) => {
        isAnswered = true
        return lock ? run() : 'taken'
      })
    } catch (error) {
      if (isAnswered) throw error
      return run()
    }
  }
  return {
    async hold(name, run) {
      if (held.has(name)) return 'taken'
      held.add(name)
      try {
        return await request(name, run)
      } finally {
        held.delete(name)
      }
    },
  }
}
