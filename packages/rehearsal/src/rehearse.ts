import { type Draw, drawBytes } from './circumstances/draw.ts'
import { RehearsalError } from './errors.ts'
import { faultOf } from './faultOf.ts'
import { isOtherwise } from './isOtherwise.ts'
import { perform } from './perform.ts'
import { readScript, type Script } from './plan/readScript.ts'
import type { Setting } from './plan/readSetting.ts'
import { type SetUp, setUp } from './plan/setUp.ts'
import { judgeVariation, playVariation } from './playVariation.ts'
import { settleFee } from './settleFee.ts'
import type { Stage } from './stage.ts'
import type {
  Attempt,
  Header,
  NotRehearsed,
  Performance,
  Rehearsal,
  Request,
  Rung,
  Varied,
} from './types.ts'

type Opening = { rung: Rung; open: (block: Header) => Stage | Promise<Stage> }

export type RehearseParameters = {
  request: Request
  script: Script
  /** Which block it stands on; the newest, if left out. */
  height?: bigint
  /** Of the same Safe and executor, if it was read before. */
  setting?: Setting
  /** What the sender pays for each gas at least: an earlier rehearsal is compared at the same price. */
  gasPrice?: bigint
  /** The ladder, the best first; each is made when its turn comes. */
  stages: readonly Opening[]
  /** False where nobody needs to know whether it turns. */
  isVaried?: boolean
  draw?: Draw
}

/**
 * What a transaction would change, by the first stage that can say it: as it will be sent, and beside that
 * as somebody else may send it some minutes later.
 */
export async function rehearse({
  request,
  script,
  height,
  setting,
  gasPrice,
  stages,
  isVaried = true,
  draw = drawBytes,
}: RehearseParameters): Promise<Rehearsal | NotRehearsed> {
  const tried: Attempt[] = []
  const options = { height, setting, gasPrice, draw }
  const played = await setUp(request, readScript(script), options)
  for (const [index, { rung, open }] of stages.entries()) {
    try {
      const stage = await open(played.block)
      const both = isVaried
        ? await playBoth(stage, played)
        : { first: await perform(stage, played.block, played.plan), varied: null }
      const settled = settleFee(both.first, played.plan.circumstances.origin, await played.held)
      const varied = both.varied ? await varyOn(stages.slice(index + 1), played, both) : 'not'
      return { ...settled, varied, tried }
    } catch (error) {
      tried.push({ rung, ...faultOf(error) })
    }
  }
  return { rung: 'static', tried }
}

type Both = { first: Performance; varied: Varied }

/** As it will be sent, and otherwise, at once. */
async function playBoth(stage: Stage, { block, plan, vary }: SetUp): Promise<Both> {
  const variation = vary()
  const [first, other] = await Promise.all([
    perform(stage, block, plan),
    playVariation(stage, block, variation),
  ])
  if (typeof other === 'string') return { first, varied: other }
  return { first, varied: await judgeVariation(first, other, { stage, block, variation }) }
}

const isSettled = (varied: Varied) => varied === 'same' || varied === 'otherwise'

/** Where a stage knows only its own block, a further one may know others, if it comes to the same in that. */
async function varyOn(
  stages: readonly Opening[],
  played: SetUp,
  { first, varied }: Both,
): Promise<Varied> {
  if (isSettled(varied)) return varied
  let isFailed = varied === 'failed'
  for (const { open } of stages) {
    try {
      const both = await playBoth(await open(played.block), played)
      const isSame = !isOtherwise(first, both.first)
      if (isSame && isSettled(both.varied)) return both.varied
      isFailed ||= !isSame || both.varied === 'failed'
    } catch (error) {
      // The next one may. That a node has forgotten the block by now is no fault of the code's.
      isFailed ||= error instanceof RehearsalError && error.kind === 'failed'
    }
  }
  return isFailed ? 'failed' : 'not'
}
