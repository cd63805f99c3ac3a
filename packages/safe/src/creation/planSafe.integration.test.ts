import { readArtifact, startChain, type TestChain } from '@countersign/testbed'
import fc from 'fast-check'
import { type Address, getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safeFactoryAbi } from '../contracts/safeFactoryAbi.ts'
import { readSafeState, safeStateCalls } from '../contracts/safeState.ts'
import { anyAddress, anyUint, runs } from '../testing-only/arbitraries.ts'
import { planSafe, type SafePlan } from './planSafe.ts'

const shapes = [
  ['1.3.0', 'GnosisSafe', 'proxies/GnosisSafeProxyFactory'],
  ['1.4.1', 'Safe', 'proxies/SafeProxyFactory'],
  ['1.5.0', 'Safe', 'proxies/SafeProxyFactory'],
] as const

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

describe.each(shapes)('planSafe on a real factory %s', (version, safe, factoryPath) => {
  let base: Pick<SafePlan, 'singleton' | 'fallbackHandler' | 'factory' | 'creationCode'>
  beforeAll(async () => {
    const deploy = (path: string) => chain.deploy(readArtifact(version, path))
    const factory = await deploy(factoryPath)
    const asked = {
      address: factory,
      abi: safeFactoryAbi,
      functionName: 'proxyCreationCode',
    } as const
    base = {
      factory,
      singleton: await deploy(safe),
      fallbackHandler: await deploy('handler/CompatibilityFallbackHandler'),
      creationCode: await chain.client.readContract(asked),
    }
  })

  it('R-GW-3 the Safe stands where it was said to, with the owners that were said', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyAddress, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        anyUint(),
        async (people, nth, saltNonce) => {
          const owners = people.filter((each) => BigInt(each) > 1n)
          fc.pre(owners.length > 0)
          const threshold = (nth % owners.length) + 1
          const planned = planSafe({ ...base, owners, threshold, saltNonce })
          expect(planned.release).toBe(version)
          const { data: said } = await chain.client.call(planned.creation)
          expect(getAddress(`0x${said?.slice(-40)}`)).toBe(planned.address)
          await chain.send(planned.creation)
          const answers = await Promise.all(
            safeStateCalls.map((data) =>
              chain.client.call({ to: planned.address, data }).then(
                (answer) => answer.data,
                () => undefined,
              ),
            ),
          )
          expect(readSafeState(answers)).toMatchObject({ owners, threshold, modules: [] })
        },
      ),
      { numRuns: runs(3, 100) },
    )
  })

  it('R-GW-3 plans nothing on code that is not the makers’', () => {
    const owners: Address[] = [getAddress(`0x${'ab'.repeat(20)}`)]
    const creationCode: Hex = `${base.creationCode.slice(0, -2) as Hex}00`
    const plan = { ...base, owners, threshold: 1, saltNonce: 0n }
    expect(() => planSafe({ ...plan, creationCode })).toThrow('creationCode')
    expect(() => planSafe({ ...plan, threshold: 2 })).toThrow('threshold')
    expect(() => planSafe({ ...plan, threshold: 0 })).toThrow('threshold')
    expect(() => planSafe({ ...plan, owners: [...owners, ...owners] })).toThrow('owners')
  })
})
