import { faultOf } from './faultOf.ts'
import { isOtherwise } from './isOtherwise.ts'
import { perform } from './perform.ts'
import type { Plan } from './plan/plan.ts'
import type { Stage } from './stage.ts'
import { isInvalid } from './stages/isUnsupported.ts'
import type { BlockId, Performance, Varied } from './types.ts'

/** What grows by time, or follows a price, may be another by one in so many some minutes later. */
const MOST_MOVED = 100n

/**
 * The same under other circumstances, on the same stage. `not`: it cannot play them; `failed`: it can, and
 * nothing came of it. Code that turns may see to that, by using up all that there is.
 */
export const playVariation = (
  stage: Stage,
  block: BlockId,
  variation: Plan,
): Promise<Performance | 'failed' | 'not'> =>
  perform(stage, block, variation).catch((error: unknown) => {
    const isRefused = faultOf(error).fault === 'unsupported' || isInvalid(error)
    return isRefused ? 'not' : 'failed'
  })

/**
 * Whether it comes to the same. What fails with about as much gas as it used may only want more: it is
 * played once more with all there is, under the same circumstances.
 */
export async function judgeVariation(
  first: Performance,
  varied: Performance,
  { stage, block, variation }: { stage: Stage; block: BlockId; variation: Plan },
): Promise<Varied> {
  const isSame = (other: Performance) => !isOtherwise(first, other, MOST_MOVED)
  if (isSame(varied)) return 'same'
  if (first.outcome.status !== 'success' || varied.outcome.status === 'success') return 'otherwise'
  const fuller = await playVariation(stage, block, { ...variation, spare: null })
  if (typeof fuller === 'string') return 'failed'
  return isSame(fuller) ? 'same' : 'otherwise'
}
