import { RehearsalError } from './errors.ts'
import { perform } from './perform.ts'
import type { Plan } from './plan/plan.ts'
import { planAccount } from './plan/planAccount.ts'
import { planSafe } from './plan/planSafe.ts'
import { readScript, type Script } from './plan/readScript.ts'
import { readBlock, readSetting, type Setting } from './plan/readSetting.ts'
import type { Stage } from './stage.ts'
import { isUnsupported } from './stages/isUnsupported.ts'
import type { Attempt, BlockId, NotRehearsed, Rehearsal, Request, Rung } from './types.ts'

export type RehearseParameters = {
  request: Request
  script: Script
  /** Which block it stands on; the newest, if left out. */
  height?: bigint
  /** Of the same Safe and executor, if it was read before. */
  setting?: Setting
  /** The ladder, the best first; each is made when its turn comes. */
  stages: readonly { rung: Rung; open: (block: BlockId) => Stage | Promise<Stage> }[]
}

/** What a transaction would change, by the first stage that can say it. */
export async function rehearse({
  request,
  script: given,
  height,
  setting,
  stages,
}: RehearseParameters): Promise<Rehearsal | NotRehearsed> {
  const tried: Attempt[] = []
  const script = readScript(given)
  const { block, plan } = await setUp(request, script, { height, setting })
  for (const { rung, open } of stages) {
    try {
      return { ...(await perform(await open(block), block, plan)), tried }
    } catch (error) {
      tried.push({ rung, ...faultOf(error) })
    }
  }
  return { rung: 'static', tried }
}

/** Where it is played, and what. */
async function setUp(
  request: Request,
  script: Script,
  { height, setting }: { height: bigint | undefined; setting: Setting | undefined },
): Promise<{ block: BlockId; plan: Plan }> {
  if (script.kind === 'account') {
    return { block: await readBlock(request, height), plan: planAccount(script) }
  }
  const { safe, executor } = script
  const place = setting ?? (await readSetting(request, { safe: safe.address, executor, height }))
  return { block: place.block, plan: planSafe(place, script) }
}

function faultOf(error: unknown): Pick<Attempt, 'fault' | 'details'> {
  const details = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof RehearsalError) return { fault: error.kind, details }
  return { fault: isUnsupported(error) ? 'unsupported' : 'failed', details }
}
