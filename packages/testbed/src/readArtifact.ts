import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Abi, Hex } from 'viem'

/** The versions whose contracts can be had, unmodified, from their packages. */
export const contractVersions = [
  '0.1.0',
  '1.0.0',
  '1.1.1',
  '1.2.0',
  '1.3.0',
  '1.4.1',
  '1.5.0',
] as const
export type ContractVersion = (typeof contractVersions)[number]

const require = createRequire(import.meta.url)

/** Written out, so that tools which look for unused packages see them. */
const packages: Record<ContractVersion, { manifest: string; truffle: boolean }> = {
  '0.1.0': { manifest: require.resolve('safe-contracts-0.1.0/package.json'), truffle: true },
  '1.0.0': { manifest: require.resolve('safe-contracts-1.0.0/package.json'), truffle: true },
  '1.1.1': { manifest: require.resolve('safe-contracts-1.1.1/package.json'), truffle: true },
  '1.2.0': { manifest: require.resolve('safe-contracts-1.2.0/package.json'), truffle: true },
  '1.3.0': { manifest: require.resolve('@gnosis.pm/safe-contracts/package.json'), truffle: false },
  '1.4.1': {
    manifest: require.resolve('@safe-global/safe-contracts/package.json'),
    truffle: false,
  },
  '1.5.0': {
    manifest: require.resolve('@safe-global/safe-smart-account/package.json'),
    truffle: false,
  },
}

export type Artifact = { abi: Abi; bytecode: Hex; deployedBytecode: Hex }

/**
 * A contract's artifact; `path` such as `libraries/MultiSend` matters from 1.3.0 on, and names a
 * contract after its file where that is called otherwise (`libraries/SignMessage.sol/SignMessageLib`).
 */
export function readArtifact(version: ContractVersion, path: string): Artifact {
  const contract = path.split('/').at(-1)
  const source = path.includes('.sol/') ? dirname(path) : `${path}.sol`
  const { manifest, truffle } = packages[version]
  const folder = dirname(manifest)
  const file = truffle
    ? join(folder, 'build/contracts', `${contract}.json`)
    : join(folder, 'build/artifacts/contracts', source, `${contract}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
