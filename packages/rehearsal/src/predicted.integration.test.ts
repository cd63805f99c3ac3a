import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvmStage } from './evm/createEvmStage.ts'
import { merkleVerifier } from './evm/merkleVerifier.ts'
import { createProbeStage } from './stages/createProbeStage.ts'
import { playRandom } from './testing-only/playRandom.ts'
import { type RehearsalWorld, startRehearsalWorld } from './testing-only/startWorld.ts'

const COUNT = process.env.DEEP ? 2_000 : 100

let world: RehearsalWorld
beforeAll(async () => {
  world = await startRehearsalWorld()
})
afterAll(() => world?.chain.stop())

it(`R-REH-1 R-REH-2 of ${COUNT} random transactions each changes what was rehearsed, on rungs two and three`, async () => {
  const { request, id: chainId } = world.chain
  const { ends, differences } = await playRandom(world, {
    count: COUNT,
    stages: [
      { rung: 'probe', open: () => createProbeStage(request) },
      {
        rung: 'evm',
        open: (block) => createEvmStage({ request, chainId, block, verifier: merkleVerifier }),
      },
    ],
  })
  expect(differences).toEqual([])
  // Each end was met, or nothing would be shown by it.
  expect(Object.keys(ends).toSorted()).toEqual(['fails', 'reverts', 'success'])
})
