import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readArtifact, startChain, type TestChain } from '@countersign/testbed'
import { type Address, encodeFunctionData, getAddress, type Hex, keccak256, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressInSlot } from './addressInSlot.ts'
import { identifyCode } from './identifyCode.ts'
import { identifySafe } from './identifySafe.ts'
import { safeSlots } from './safeSlots.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@safe-global/safe-deployments/package.json'))

/** The hashes of a factory's code that its makers publish. */
function publishedFactories(version: string): string[] {
  const name = version < '1.4.0' ? 'proxy_factory' : 'safe_proxy_factory'
  const file = join(folder, 'dist/assets', `v${version}`, `${name}.json`)
  const { deployments } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values<{ codeHash: string }>(deployments).map(({ codeHash }) => codeHash)
}

const abi = parseAbi(['function createProxyWithNonce(address, bytes, uint256) returns (address)'])

const shapes = {
  '1.0.0': ['ProxyFactory', 'GnosisSafe'],
  '1.1.1': ['ProxyFactory', 'GnosisSafe'],
  '1.2.0': ['GnosisSafeProxyFactory', 'GnosisSafe'],
  '1.3.0': ['proxies/GnosisSafeProxyFactory', 'GnosisSafe'],
  '1.4.1': ['proxies/SafeProxyFactory', 'Safe'],
  '1.5.0': ['proxies/SafeProxyFactory', 'Safe'],
} as const
type Version = keyof typeof shapes

const codeOf = async (address: Address): Promise<Hex> =>
  (await chain.client.getCode({ address })) ?? '0x'

/** What a node answers about an account, and nothing that the account says. */
async function readParts(account: Address) {
  const slot = await chain.client.getStorageAt({ address: account, slot: safeSlots.singleton })
  if (!slot) throw new Error('no slot')
  const singleton = addressInSlot(slot)
  return {
    code: await codeOf(account),
    slot,
    singleton: singleton && identifyCode(await codeOf(singleton), singleton),
  }
}

/** A proxy of one release's factory, in front of the singleton of the same or another one. */
async function createProxy(version: Version, of: Version = version) {
  const factory = await chain.deploy(readArtifact(version, shapes[version][0]))
  const singleton = await chain.deploy(readArtifact(of, shapes[of][1]))
  const args = [singleton, '0x', 1n] as const
  const data = encodeFunctionData({ abi, functionName: 'createProxyWithNonce', args })
  const { data: answer } = await chain.client.call({ to: factory, data })
  await chain.send({ to: factory, data })
  const proxy = getAddress(`0x${answer?.slice(-40)}`)
  const factoryHash = keccak256(await codeOf(factory))
  return { factoryHash, singleton: getAddress(singleton), parts: await readParts(proxy) }
}

const unknown = (of: 'account' | 'singleton') =>
  expect.objectContaining({ verdict: 'unknown code', of })

describe('R-GW-1 what makes an account a Safe', () => {
  it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
    'is the proxy that the published factory of %s makes',
    async (version) => {
      const { factoryHash, singleton, parts } = await createProxy(version)
      expect(publishedFactories(version)).toContain(factoryHash)
      const found = { contract: 'Safe', version, singleton, proxy: version }
      expect(identifySafe(parts)).toEqual({ verdict: 'official', ...found })
    },
  )

  it('is a proxy of 1.0.0 whatever its build, which never runs', async () => {
    const { factoryHash, parts } = await createProxy('1.0.0')
    // The package holds another build than the one that was deployed.
    expect(publishedFactories('1.0.0')).not.toContain(factoryHash)
    const of = (code: Hex) =>
      identifySafe({ ...parts, code, singleton: { contract: 'Safe', version: '1.0.0' } })
    expect(of(parts.code)).toMatchObject({ verdict: 'official', proxy: '1.0.0' })
    const tail = parts.code.slice(-68)
    const build = (digits: string) => `${parts.code.slice(0, -68)}${digits}0029` as Hex // still 0x…
    expect(tail.slice(-4)).toBe('0029')
    expect(of(build('5a'.repeat(32)))).toMatchObject({ verdict: 'official', proxy: '1.0.0' })
    expect(of(build('5a'.repeat(33)))).toEqual(unknown('account'))
    expect(of(`${parts.code}00`)).toEqual(unknown('account'))
  })

  it('is a proxy of 1.1.1 in front of 1.2.0, which had no factory of its own', async () => {
    const { parts } = await createProxy('1.1.1', '1.2.0')
    const one = identifySafe({ ...parts, singleton: { contract: 'Safe', version: '1.2.0' } })
    expect(one).toMatchObject({ verdict: 'official', proxy: '1.1.1', version: '1.2.0' })
    const { parts: other } = await createProxy('1.2.0')
    expect(identifySafe(other)).toEqual(unknown('account'))
  })

  it('is not its first slot alone: an official singleton behind other code is none', async () => {
    const { parts } = await createProxy('1.4.1')
    const bit = (Number.parseInt(parts.code.slice(-1), 16) ^ 1).toString(16)
    const code = `${parts.code.slice(0, -1)}${bit}` as Hex // still 0x…
    expect(identifySafe({ ...parts, code })).toEqual(unknown('account'))
    expect(identifySafe({ ...parts, code: '0x' })).toEqual(unknown('account'))
  })

  it('is not its own code alone: an official proxy of anything else is none', async () => {
    const { parts } = await createProxy('1.4.1')
    expect(identifySafe({ ...parts, singleton: null })).toEqual(unknown('singleton'))
    const other = { contract: 'MultiSend', version: '1.4.1' } as const
    expect(identifySafe({ ...parts, singleton: other })).toEqual(unknown('singleton'))
    const dirty = `0x01${parts.slot.slice(4)}` as const
    expect(identifySafe({ ...parts, slot: dirty })).toEqual(unknown('singleton'))
    const nothing = identifySafe({ ...parts, slot: '0x00' })
    expect(nothing).toEqual({ verdict: 'unknown code', of: 'singleton', singleton: null })
  })
})
