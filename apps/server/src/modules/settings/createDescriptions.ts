import { setTimeout as sleep } from 'node:timers/promises'
import type { ServedDescription, ServerConfig } from '../../config/types.ts'
import type { Logger } from '../../log/createLogger.ts'
import { fetchDescriptions } from './fetchDescriptions.ts'
import { withoutDescribed } from './withoutDescribed.ts'

export type CreateDescriptionsParameters = {
  config: Pick<ServerConfig, 'descriptions' | 'descriptionsUrl'>
  logger: Logger
  /** Ends the asking. */
  signal?: AbortSignal | undefined
  onDescriptions?: ((state: { count: number; failed: boolean }) => void) | undefined
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

/** How often the address is asked anew, and how soon after a failure: doubled each time, up to the first. */
const AGAIN_MS = 60 * 60_000
const BACKOFF_MS = 5_000

/**
 * The operator's descriptions: those of the folder, then what the address has of others. They are words
 * only, so nothing waits for them: without an answer the last list stays, or none, and the log says so.
 */
export function createDescriptions({
  config,
  logger,
  signal,
  onDescriptions,
  wait = (ms, ending) => sleep(ms, undefined, { signal: ending, ref: false }),
}: CreateDescriptionsParameters): () => readonly ServedDescription[] {
  const { descriptions: own, descriptionsUrl: url } = config
  let all = own
  let failures = 0

  async function refresh(address: string): Promise<void> {
    try {
      const fetched = await fetchDescriptions(address, signal)
      if (failures > 0 || all === own) {
        logger.info({ count: fetched.length }, 'descriptions were fetched')
      }
      all = [...own, ...withoutDescribed(fetched, own)]
      failures = 0
    } catch (error) {
      if (signal?.aborted) return
      failures += 1
      logger.warn({ reason: reasonOf(error), kept: all.length }, 'descriptions not fetched')
    }
    onDescriptions?.({ count: all.length - own.length, failed: failures > 0 })
  }

  async function follow(address: string): Promise<void> {
    while (!signal?.aborted) {
      await refresh(address)
      await wait(
        failures === 0 ? AGAIN_MS : Math.min(BACKOFF_MS * 2 ** (failures - 1), AGAIN_MS),
        signal,
      )
    }
  }

  // Ends by the signal alone.
  if (url !== null) follow(url).catch(() => {})
  return () => all
}

/** `fetch` says why in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
