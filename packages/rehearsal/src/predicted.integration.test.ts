import type { SafeTransaction } from '@countersign/safe'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { rehearse } from './rehearse.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import { createScene, type TestScene } from './testing-only/createScene.ts'
import { executeSafe } from './testing-only/executeSafe.ts'
import { readActual, sorted } from './testing-only/readActual.ts'
import { type RehearsalWorld, startRehearsalWorld } from './testing-only/startWorld.ts'

const COUNT = 500

let world: RehearsalWorld
let scene: TestScene
beforeAll(async () => {
  world = await startRehearsalWorld()
  scene = await createScene(world)
})
afterAll(() => world?.chain.stop())

/** The same throws every time. */
function createDie(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function compose(roll: (sides: number) => number, nonce: bigint): SafeTransaction {
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

it(`R-REH-1 R-REH-2 of ${COUNT} random transactions each changes what was rehearsed, on rungs two and three`, async () => {
  const { chain } = world
  const { safe, executor, owners, holders } = scene
  const roll = createDie(23)
  const ends: Record<string, number> = {}
  let nonce = 0n
  for (let index = 0; index < COUNT; index += 1) {
    const transaction = compose(roll, nonce)
    const script = { kind: 'safe' as const, safe, transaction, executor: executor.address }
    const on = (stage: Parameters<typeof rehearse>[0]['stages'][number]) =>
      rehearse({ request: chain.request, script, stages: [stage] })
    const probe = await on({ rung: 'probe', open: () => createProbeStage(chain.request) })
    const evm = await on({
      rung: 'evm',
      open: (block) =>
        createEvmStage({
          request: chain.request,
          chainId: chain.id,
          block,
          verifier: merkleVerifier,
        }),
    })
    if (probe.rung === 'static' || evm.rung === 'static') {
      throw new Error(JSON.stringify([probe.tried, evm.tried]))
    }
    const receipt = await executeSafe(world, {
      safe,
      transaction,
      signers: owners.slice(0, 1),
      from: executor,
    })
    const executed = { safe: safe.address, transaction, receipt }
    const { named, everybody } = await readActual(chain, { ...executed, holders })
    const seen = JSON.stringify(transaction, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(sorted(evm.changes), seen).toEqual(sorted(everybody))
    expect(sorted(probe.changes), seen).toEqual(sorted(named))
    expect([evm.coverage, probe.coverage]).toEqual(['everybody', 'named'])
    expect(evm.outcome).toEqual(probe.outcome)
    const { status } = probe.outcome
    expect(status === 'reverts').toBe(receipt.status === 'reverted')
    ends[status] = (ends[status] ?? 0) + 1
    if (status !== 'reverts') nonce += 1n
  }
  // Each end was met, or nothing would be shown by it.
  expect(Object.keys(ends).toSorted()).toEqual(['fails', 'reverts', 'success'])
})
