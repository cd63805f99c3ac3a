import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)

export type SafeVersion = '1.1.1' | '1.3.0' | '1.4.1' | '1.5.0'

/** Written out, so that tools which look for unused packages see them. */
const folders: Record<SafeVersion, string> = {
  '1.1.1': join(dirname(require.resolve('safe-contracts-1.1.1/package.json')), 'build/contracts'),
  '1.3.0': artifactsOf(require.resolve('@gnosis.pm/safe-contracts/package.json')),
  '1.4.1': artifactsOf(require.resolve('@safe-global/safe-contracts/package.json')),
  '1.5.0': artifactsOf(require.resolve('@safe-global/safe-smart-account/package.json')),
}

function artifactsOf(manifest: string): string {
  return join(dirname(manifest), 'build/artifacts/contracts')
}

/** A contract as its makers published it; `path` such as `libraries/MultiSend` matters from 1.3.0 on. */
export function readArtifact(version: SafeVersion, path: string): { abi: Abi; bytecode: Hex } {
  const name = path.split('/').at(-1)
  const file = version === '1.1.1' ? `${name}.json` : `${path}.sol/${name}.json`
  return JSON.parse(readFileSync(join(folders[version], file), 'utf8'))
}
