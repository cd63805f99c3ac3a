import type { ActivitySource } from '../activitySource.ts'
import { collectEntries } from '../collectEntries.ts'
import { type Flow, flowOf } from './monthlyFlows.ts'

export type Flows = {
  flows: Flow[]
  /** Batches, whose payments the list does not tell. */
  batches: number
  /** From here on it was counted; null when that is everything since `since`. */
  countedFrom: number | null
}

/** More would keep a visitor waiting for a small picture. */
const MOST = 3_000

/** The transfers since a moment, as far back as is reasonable. */
export async function readFlows(
  source: ActivitySource,
  since: number,
  signal: AbortSignal,
): Promise<Flows> {
  const entries = await collectEntries(source, {
    signal,
    isEnough: (found) => found.length >= MOST || (found.at(-1)?.time ?? since) < since,
  })
  const last = entries.at(-1)
  const counted = entries.filter(({ time }) => time >= since)
  return {
    flows: counted.flatMap((entry) => flowOf(entry) ?? []),
    batches: counted.filter(({ description }) => description.kind === 'batch').length,
    countedFrom: entries.length >= MOST && last && last.time >= since ? last.time : null,
  }
}
