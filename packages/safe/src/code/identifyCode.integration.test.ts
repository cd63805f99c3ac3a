import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  type ContractVersion,
  readArtifact,
  startChain,
  type TestChain,
} from '@countersign/testbed'
import { type Address, type Hex, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifyCode } from './identifyCode.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@safe-global/safe-deployments/package.json'))
type Deployments = Record<string, { address: Address; codeHash: Hex }>
const deployments = (version: string, name: string): Deployments =>
  JSON.parse(readFileSync(join(folder, 'dist/assets', `v${version}`, `${name}.json`), 'utf8'))
    .deployments
const canonical = (version: string, name: string): { address: Address; codeHash: Hex } => {
  const found = deployments(version, name).canonical
  if (!found) throw new Error(`no ${name} ${version}`)
  return found
}

async function deployed(version: ContractVersion, path: string, args: readonly unknown[] = []) {
  const address = await chain.deploy(readArtifact(version, path), args)
  const code = await chain.client.getCode({ address })
  if (!code) throw new Error('no code')
  return { address, code }
}

const moved = (code: Hex, from: Address, to: Address): Hex =>
  code.replaceAll(from.slice(2).toLowerCase(), to.slice(2).toLowerCase()) as Hex // still 0x…

describe('R-GW-1 known code', () => {
  const paths: Record<string, [string, ContractVersion[]]> = {
    MultiSend: ['libraries/MultiSend', ['1.1.1', '1.3.0', '1.4.1', '1.5.0']],
    MultiSendCallOnly: ['libraries/MultiSendCallOnly', ['1.3.0', '1.4.1', '1.5.0']],
    // The package of 1.3.0 has a build of it that differs from the deployed one.
    SignMessageLib: ['libraries/SignMessageLib', ['1.4.1', '1.5.0']],
    CreateCall: ['libraries/CreateCall', ['1.3.0', '1.4.1', '1.5.0']],
    SafeToL2Setup: ['libraries/SafeToL2Setup', ['1.5.0']],
    SafeProxyFactory: ['', ['1.1.1', '1.3.0', '1.4.1', '1.5.0']],
    Safe: ['', ['1.1.1', '1.3.0', '1.4.1', '1.5.0']],
    SafeL2: ['', ['1.3.0', '1.4.1', '1.5.0']],
  }
  const pathOf = (contract: string, version: ContractVersion): string => {
    const path = paths[contract]?.[0]
    if (path) return path
    if (contract === 'SafeProxyFactory') {
      if (version < '1.3.0') return 'ProxyFactory'
      return version < '1.4.0' ? 'proxies/GnosisSafeProxyFactory' : 'proxies/SafeProxyFactory'
    }
    return version < '1.4.0' ? `Gnosis${contract}` : contract
  }

  for (const [contract, [, versions]] of Object.entries(paths)) {
    it.each(versions)(`recognises ${contract} %s wherever it is deployed`, async (version) => {
      const { address, code } = await deployed(version, pathOf(contract, version))
      expect(identifyCode(code, address)).toEqual({ contract, version })
    })
  }

  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'knows the relocated MultiSend %s to be the official one',
    async (version) => {
      const { address, code } = await deployed(version, 'libraries/MultiSend')
      const official = canonical(version, 'multi_send')
      expect(keccak256(moved(code, address, official.address))).toBe(official.codeHash)
    },
  )

  it('knows the relocated SafeToL2Setup 1.5.0 to be the official one', async () => {
    const { address, code } = await deployed('1.5.0', 'libraries/SafeToL2Setup')
    const official = canonical('1.5.0', 'safe_to_l2_setup')
    expect(keccak256(moved(code, address, official.address))).toBe(official.codeHash)
  })

  it('recognises a migration only with the official targets inside', async () => {
    const official = [
      canonical('1.5.0', 'safe').address,
      canonical('1.5.0', 'safe_l2').address,
      canonical('1.5.0', 'compatibility_fallback_handler').address,
    ]
    // Its constructor wants code at these addresses.
    for (const address of official) await chain.request('hardhat_setCode', [address, '0x00'])
    const { address, code } = await deployed('1.5.0', 'libraries/SafeMigration', official)
    expect(identifyCode(code, address)).toEqual({ contract: 'SafeMigration', version: '1.5.0' })
    const migration = canonical('1.5.0', 'safe_migration')
    expect(keccak256(moved(code, address, migration.address))).toBe(migration.codeHash)

    const evil: Address = `0x${'66'.repeat(20)}`
    await chain.request('hardhat_setCode', [evil, '0x00'])
    const other = await deployed('1.5.0', 'libraries/SafeMigration', [evil, ...official.slice(1)])
    expect(identifyCode(other.code, other.address)).toBeNull()
  })

  it('refuses code that carries its address where the official one does not', async () => {
    const { address, code } = await deployed('1.4.1', 'libraries/MultiSend')
    const zeros = code.indexOf('0'.repeat(40))
    expect(zeros).toBeGreaterThan(0)
    const self = address.slice(2).toLowerCase()
    const forged = `${code.slice(0, zeros)}${self}${code.slice(zeros + 40)}` as Hex // still 0x…
    expect(identifyCode(forged, address)).toBeNull()
  })

  it('refuses code with one bit changed, and no code', async () => {
    const { address, code } = await deployed('1.4.1', 'libraries/MultiSendCallOnly')
    const bit = (Number.parseInt(code.slice(-1), 16) ^ 1).toString(16)
    expect(identifyCode(`${code.slice(0, -1)}${bit}` as Hex, address)).toBeNull() // still 0x…
    expect(identifyCode('0x', address)).toBeNull()
  })

  it('names every official deployment of these contracts, and nothing else', async () => {
    const { knownCodeHashes } = await import('./knownCodeHashes.ts')
    const files: Record<string, string> = {
      gnosis_safe: 'Safe',
      safe: 'Safe',
      gnosis_safe_l2: 'SafeL2',
      safe_l2: 'SafeL2',
      multi_send: 'MultiSend',
      multi_send_call_only: 'MultiSendCallOnly',
      sign_message_lib: 'SignMessageLib',
      safe_migration: 'SafeMigration',
      safe_to_l2_migration: 'SafeToL2Migration',
      safe_to_l2_setup: 'SafeToL2Setup',
      create_call: 'CreateCall',
      proxy_factory: 'SafeProxyFactory',
      safe_proxy_factory: 'SafeProxyFactory',
      compatibility_fallback_handler: 'CompatibilityFallbackHandler',
    }
    const official: Record<string, string[]> = {}
    for (const release of readdirSync(join(folder, 'dist/assets'))) {
      for (const file of readdirSync(join(folder, 'dist/assets', release))) {
        const name = file.replace('.json', '')
        const contract = files[name]
        if (!contract) continue
        const version = release.slice(1)
        const hashes = Object.values(deployments(version, name)).map(({ codeHash }) => codeHash)
        official[`${contract} ${version}`] = [...new Set(hashes)].sort()
      }
    }
    const ours = Object.fromEntries(
      Object.entries(knownCodeHashes).map(([key, hashes]) => [key, [...hashes].sort()]),
    )
    expect(ours).toEqual(official)
  })
})
