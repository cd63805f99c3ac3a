import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)

type Artifact = { abi: Abi; bytecode: Hex; deployedBytecode: Hex }

const folders = {
  '1.3.0': '@gnosis.pm/safe-contracts/build/artifacts/contracts',
  '1.4.1': '@safe-global/safe-contracts/build/artifacts/contracts',
} as const

/** A Safe contract as its makers published it; read from their package and never copied. */
export function readSafeArtifact(version: keyof typeof folders, path: string): Artifact {
  // The published file has these fields; the addresses in `worldContracts` prove its content.
  return require(`${folders[version]}/${path}.json`) as Artifact
}

/** One of our own contracts, as compiled by `contracts/compile.mjs`. */
export function readArtifact(name: string): Artifact {
  // Written by the compile script, and compared with a fresh compilation by a test.
  const artifacts = require('../../contracts/artifacts.json') as Record<string, Artifact>
  const artifact = artifacts[name]
  if (!artifact) throw new Error(`There is no compiled contract named ${name}`)
  return artifact
}
