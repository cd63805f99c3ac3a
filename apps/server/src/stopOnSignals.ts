import type { Close } from './http/createGracefulShutdown.ts'

/** Signals closer together than this are one: supervisors send theirs to a parent and its child. */
const ECHO_MS = 1_000

/** Closes and exits when this process is told to, at once when somebody waits for it. */
export function stopOnSignals(close: Close): void {
  let asked: number | undefined
  const stop = (atOnce: boolean) => {
    void close({ atOnce }).then(() => process.exit(0))
  }
  process.on('SIGTERM', () => {
    const isEcho = asked === undefined || performance.now() - asked < ECHO_MS
    asked ??= performance.now()
    stop(!isEcho)
  })
  // Ctrl-C: a person at a terminal.
  process.on('SIGINT', () => stop(true))
  // Started by another process over a channel: it ends with that process.
  process.on('disconnect', () => stop(true))
}
