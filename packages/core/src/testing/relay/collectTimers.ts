/**
 * Every timer that is set until `clear`, which ends them. A tab that is closed takes its timers along; in
 * a process that lives on, WalletConnect's still fail five minutes later, in the middle of other tests.
 */
export function collectTimers(): { clear(): void } {
  const { setTimeout } = globalThis
  const timers: ReturnType<typeof setTimeout>[] = []
  const collecting = (...parameters: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...parameters)
    timers.push(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(collecting, setTimeout)
  return {
    clear() {
      globalThis.setTimeout = setTimeout
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
