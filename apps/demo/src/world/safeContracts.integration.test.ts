import { keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SafeContracts, worldContracts } from './contracts.ts'
import { factories } from './setUp/factories.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import { readPublishedSafe } from './testing/readPublishedSafe.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

// Everything matches what Safe publishes, but for this one: the package of 1.3.0 holds another build
// of the library than the one on public chains. It stands at the published address all the same.
const differentCode = new Set(['1.3.0 signMessageLib'])

const contracts = (['1.3.0', '1.4.1'] as const).flatMap((version) =>
  // The keys are those of the version's contracts.
  (Object.keys(worldContracts[31337].safe[version]) as (keyof SafeContracts)[]).map((name) => ({
    version,
    name,
  })),
)

test('there are nine contracts of each version', () => {
  expect(contracts).toHaveLength(18)
})

test.each(contracts)('$version $name is where Safe publishes it', async ({ version, name }) => {
  const published = readPublishedSafe(version, name)
  const address = worldContracts[31337].safe[version][name]
  expect(address).toBe(published.address)

  for (const chain of world.chains) {
    const code = await createTestClient(chain).getCode({ address })
    expect(code?.length).toBeGreaterThan(2)
    const isPublishedCode = keccak256(code ?? '0x') === published.codeHash
    expect(isPublishedCode).toBe(!differentCode.has(`${version} ${name}`))
  }
})

test('both factories are where they are on public chains, with the same code', async () => {
  for (const chain of world.chains) {
    const client = createTestClient(chain)
    const codes = await Promise.all(
      Object.values(factories).map((address) => client.getCode({ address })),
    )
    expect(codes[0]?.length).toBe(2 + 2 * 69)
    expect(codes[1]).toBe(codes[0])
  }
})
