import type { Logger } from '../../../../log/createLogger.ts'
import type { TraceStep } from '../../../../tracing/types.ts'
import type { Follower } from './createFollower.ts'

export type FollowChainParameters = {
  chainId: number
  follower: Follower
  logger: Logger
  signal: AbortSignal
  /** How long to rest when there is nothing to read. */
  pollMs: number
  /** Ends early when it is woken. */
  rest: (ms: number) => Promise<void>
  /** Absent: nothing is traced. */
  traceStep?: TraceStep | undefined
}

/** Longer than any step takes; a node that never ends answering must not keep us for ever. */
const STEP_MS = 60_000
const MAX_REST_MS = 15_000

/** Follows a chain until it is told to stop. Whatever goes wrong, it tries again, ever more slowly. */
export async function followChain(parameters: FollowChainParameters): Promise<void> {
  const { chainId, follower, logger, signal, pollMs, rest } = parameters
  const { traceStep = (_chain, run) => run() } = parameters
  let failures = 0
  while (!signal.aborted) {
    let restMs = pollMs
    try {
      const advance = await traceStep(chainId, () =>
        follower.advance(AbortSignal.any([signal, AbortSignal.timeout(STEP_MS)])),
      )
      failures = 0
      if (advance === 'behind') restMs = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      restMs = Math.min(pollMs * 2 ** failures, MAX_REST_MS)
      logger.warn({ chain: chainId, error }, 'could not read on')
    }
    if (restMs > 0) await rest(restMs)
  }
}
