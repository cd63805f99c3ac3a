type Held = { name: string; lose(): void }

/** Web Locks as browsers keep them, as far as exclusive, stolen and abandoned ones go. */
export function scriptedLocks(): LockManager {
  const held = new Map<string, Held>()
  const queues = new Map<string, (() => void)[]>()

  function next(name: string): void {
    if (!held.has(name)) queues.get(name)?.shift()?.()
  }

  async function request(
    name: string,
    { steal = false, ifAvailable = false, signal }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    // Nothing is granted before the caller goes on.
    await null
    if (ifAvailable && held.has(name)) return callback(null)
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    if (steal) {
      held.get(name)?.lose()
      held.delete(name)
    } else if (held.has(name) || queue.length > 0) {
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve)
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(resolve)
          if (place >= 0) queue.splice(place, 1)
          reject(signal.reason)
        })
      })
    }
    return new Promise((resolve, reject) => {
      const mine: Held = {
        name,
        lose: () => reject(new DOMException('The lock was stolen.', 'AbortError')),
      }
      held.set(name, mine)
      const letGo = (): void => {
        if (held.get(name) !== mine) return
        held.delete(name)
        next(name)
      }
      Promise.resolve(callback({ name, mode: 'exclusive' }))
        .then(resolve, reject)
        .finally(letGo)
    })
  }
  // Only the form that this package uses is scripted.
  return { request } as unknown as LockManager
}
