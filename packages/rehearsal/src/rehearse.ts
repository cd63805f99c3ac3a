import { isHex, toHex } from 'viem'
import { RehearsalError } from './errors.ts'
import { perform } from './perform.ts'
import { planAccount } from './plan/planAccount.ts'
import { planSafe } from './plan/planSafe.ts'
import { readScript, type Script } from './plan/readScript.ts'
import type { Stage } from './stage.ts'
import { isUnsupported } from './stages/isUnsupported.ts'
import type { Attempt, BlockId, NotRehearsed, Rehearsal, Request, Rung } from './types.ts'

export type RehearseParameters = {
  request: Request
  script: Script
  /** Which block it stands on; the newest, if left out. */
  height?: bigint
  /** The ladder, the best first; each is made when its turn comes. */
  stages: readonly { rung: Rung; open: (block: BlockId) => Stage | Promise<Stage> }[]
}

/** What a transaction would change, by the first stage that can say it. */
export async function rehearse({
  request,
  script: given,
  height,
  stages,
}: RehearseParameters): Promise<Rehearsal | NotRehearsed> {
  const tried: Attempt[] = []
  const script = readScript(given)
  const block = await readBlock(request, height)
  const plan = script.kind === 'safe' ? await planSafe(request, block, script) : planAccount(script)
  for (const { rung, open } of stages) {
    try {
      return { ...(await perform(await open(block), block, plan)), tried }
    } catch (error) {
      tried.push({ rung, ...faultOf(error) })
    }
  }
  return { rung: 'static', tried }
}

/** All that is asked afterwards is asked of this one, by its hash. */
async function readBlock(request: Request, height?: bigint): Promise<BlockId> {
  const which = height === undefined ? 'latest' : toHex(height)
  const found = await request('eth_getBlockByNumber', [which, false])
  // Any object may be asked for what it lacks.
  const { number, hash } = (found ?? {}) as { number?: unknown; hash?: unknown }
  if (!isHex(number) || !isHex(hash) || hash.length !== 66) {
    throw new RehearsalError('failed', 'The node does not know that block.')
  }
  return { number: BigInt(number), hash }
}

function faultOf(error: unknown): Pick<Attempt, 'fault' | 'details'> {
  const details = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof RehearsalError) return { fault: error.kind, details }
  return { fault: isUnsupported(error) ? 'unsupported' : 'failed', details }
}
