import { timeline } from './timeline.ts'
import type { StorySafe } from './types.ts'

/** How many transactions a Safe has executed when the story ends: its next nonce. */
export function countExecutions(safe: StorySafe): number {
  const deeds = timeline(safe.chainId)
  return deeds.filter((deed) => deed.kind === 'execute' && deed.safe.address === safe.address)
    .length
}
