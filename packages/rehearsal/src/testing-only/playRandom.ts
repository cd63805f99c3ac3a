import { isDeepStrictEqual } from 'node:util'
import type { SafeTransaction } from '@countersign/safe'
import { zeroAddress } from 'viem'
import { type RehearseParameters, rehearse } from '../rehearse.ts'
import type { Rehearsal } from '../types.ts'
import { createScene, type TestScene } from './createScene.ts'
import { executeSafe } from './executeSafe.ts'
import { plain, readActual, sorted } from './readActual.ts'
import type { RehearsalWorld } from './startWorld.ts'

type Options = { stages: RehearseParameters['stages']; count: number; seed?: number }

/** One of so many is played under other circumstances, too: none of them looks at any. */
const VARIED = 20

/**
 * Random transactions of a Safe, each rehearsed on every stage, then really executed, and what was said
 * compared with what is so.
 */
export async function playRandom(
  world: RehearsalWorld,
  { stages, count, seed = 23 }: Options,
): Promise<{ ends: Record<string, number>; differences: unknown[] }> {
  const { chain } = world
  const scene = await createScene(world)
  const { safe, executor, owners, holders } = scene
  const roll = createDie(seed)
  const ends: Record<string, number> = {}
  const differences: unknown[] = []
  let nonce = 0n
  for (let index = 0; index < count; index += 1) {
    const transaction = compose(scene, roll, nonce)
    const script = { kind: 'safe' as const, safe, transaction, executor: executor.address }
    const rehearsals: Rehearsal[] = []
    for (const stage of stages) {
      const isVaried = index % VARIED === 0
      const played = await rehearse({ request: chain.request, script, stages: [stage], isVaried })
      if (played.rung === 'static') throw new Error(JSON.stringify(played.tried))
      rehearsals.push(played)
    }
    const signers = owners.slice(0, 1)
    const receipt = await executeSafe(world, { safe, transaction, signers, from: executor })
    const executed = { safe: safe.address, transaction, receipt, holders }
    const actual = await readActual(chain, executed)
    for (const { rung, changes, coverage, outcome, varied } of rehearsals) {
      const isReverted = outcome.status === 'reverts'
      const seen = coverage === 'everybody' ? 'everybody' : 'named'
      const isSame =
        varied !== 'otherwise' &&
        isReverted === (receipt.status === 'reverted') &&
        isDeepStrictEqual(sorted(changes), sorted(actual[seen])) &&
        isDeepStrictEqual(outcome, rehearsals[0]?.outcome)
      if (isSame) continue
      differences.push({
        rung,
        varied,
        outcome,
        status: receipt.status,
        ...plainly({ transaction }),
      })
      differences.push({ said: sorted(changes), is: sorted(actual[seen]) })
    }
    const status = rehearsals[0]?.outcome.status ?? 'none'
    ends[status] = (ends[status] ?? 0) + 1
    if (status !== 'reverts') nonce += 1n
  }
  return { ends, differences }
}

const plainly = (value: object) => plain(value) as object // an object stays one

/** The same throws every time. */
function createDie(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function compose(
  scene: TestScene,
  roll: (sides: number) => number,
  nonce: bigint,
): SafeTransaction {
  const piece = () => scene.pieces[roll(scene.pieces.length)]?.(roll)
  const one = piece()
  if (!one) throw new Error('no piece')
  const more = Array.from({ length: roll(5) }, piece).filter((each) => each !== undefined)
  const content = roll(3) === 0 ? scene.batch([one, ...more]) : { ...one, operation: 0 as const }
  return {
    ...content,
    // A Safe that is told how much gas to give goes on where its content fails.
    safeTxGas: roll(4) === 0 ? 200_000n : 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  }
}
