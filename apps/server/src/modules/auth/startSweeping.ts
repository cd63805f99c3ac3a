import type { Logger } from '../../log/createLogger.ts'

type StartSweepingParameters = {
  sweep: () => Promise<number>
  logger: Logger
  signal?: AbortSignal | undefined
  everyMs?: number | undefined
}

/** Removes what has expired, now and then. Several servers may do so at once. */
export function startSweeping(parameters: StartSweepingParameters): void {
  const { sweep, logger, signal, everyMs = 10 * 60_000 } = parameters
  if (!signal || signal.aborted) return
  const run = () =>
    sweep().then(
      (rows) => rows > 0 && logger.info({ rows }, 'swept what had expired'),
      (error: unknown) => logger.warn({ error }, 'could not sweep what has expired'),
    )
  const timer = setInterval(run, everyMs)
  // It keeps no process alive.
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}
