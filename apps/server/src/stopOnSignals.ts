import type { Close } from './http/createGracefulShutdown.ts'

/**
 * Signals closer together than this are one: supervisors send theirs to a parent and its child, and a
 * terminal to everybody in the group.
 */
const ECHO_MS = 1_000

/**
 * Closes and exits when this process is told to: as it should the first time, at once when it is told
 * again by somebody who will not wait.
 */
export function stopOnSignals(close: Close): void {
  let asked: number | undefined
  const stop = (atOnce: boolean) => {
    void close({ atOnce }).then(() => process.exit(0))
  }
  // Ctrl-C too: a server in a terminal may have a balancer before it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const isEcho = asked === undefined || performance.now() - asked < ECHO_MS
      asked ??= performance.now()
      stop(!isEcho)
    })
  }
  // Started by another process over a channel: it ends with that process.
  process.on('disconnect', () => stop(true))
}
