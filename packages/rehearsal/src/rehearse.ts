import { type Draw, drawBytes } from './circumstances/draw.ts'
import { RehearsalError } from './errors.ts'
import { isOtherwise } from './isOtherwise.ts'
import { perform } from './perform.ts'
import { readScript, type Script } from './plan/readScript.ts'
import type { Setting } from './plan/readSetting.ts'
import { type SetUp, setUp } from './plan/setUp.ts'
import { judgeVariation, playVariation } from './playVariation.ts'
import { settleFee } from './settleFee.ts'
import type { Stage } from './stage.ts'
import { isUnsupported } from './stages/isUnsupported.ts'
import type {
  Attempt,
  BlockId,
  NotRehearsed,
  Performance,
  Rehearsal,
  Request,
  Rung,
  Varied,
} from './types.ts'

type Opening = { rung: Rung; open: (block: BlockId) => Stage | Promise<Stage> }

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
      const { first, varied } = isVaried
        ? await playBoth(stage, played)
        : { first: await perform(stage, played.block, played.plan), varied: 'not' as const }
      const settled = settleFee(first, played.plan.circumstances.origin, await played.held)
      const further = stages.slice(index + 1)
      return { ...settled, varied: varied ?? (await varyOn(further, played, first)), tried }
    } catch (error) {
      tried.push({ rung, ...faultOf(error) })
    }
  }
  return { rung: 'static', tried }
}

type Both = { first: Performance; varied: Varied | null }

/** As it will be sent, and otherwise, at once. */
async function playBoth(stage: Stage, { block, plan, vary }: SetUp): Promise<Both> {
  const variation = vary()
  const [first, other] = await Promise.all([
    perform(stage, block, plan),
    playVariation(stage, block, variation),
  ])
  const varied = other && (await judgeVariation(first, other, { stage, block, variation }))
  return { first, varied }
}

/** Where a stage knows only its own block, a further one may know others, if it comes to the same in that. */
async function varyOn(
  stages: readonly Opening[],
  played: SetUp,
  first: Performance,
): Promise<Varied> {
  for (const { open } of stages) {
    try {
      const both = await playBoth(await open(played.block), played)
      if (both.varied && !isOtherwise(first, both.first)) return both.varied
    } catch {
      // The next one may.
    }
  }
  return 'not'
}

function faultOf(error: unknown): Pick<Attempt, 'fault' | 'details'> {
  const details = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof RehearsalError) return { fault: error.kind, details }
  return { fault: isUnsupported(error) ? 'unsupported' : 'failed', details }
}
