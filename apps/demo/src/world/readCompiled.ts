import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)

type Artifact = { abi: Abi; bytecode: Hex; deployedBytecode: Hex }

/** One of our own contracts, as compiled by `contracts/compile.mjs`. */
export function readCompiled(name: string): Artifact {
  // Written by the compile script, and compared with a fresh compilation by a test.
  const artifacts = require('../../contracts/artifacts.json') as Record<string, Artifact>
  const artifact = artifacts[name]
  if (!artifact) throw new Error(`There is no compiled contract named ${name}`)
  return artifact
}
