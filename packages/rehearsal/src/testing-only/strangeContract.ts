import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { compile } from '../../contracts/compile.mjs'

const strange = compile(join(import.meta.dirname, 'contracts'))

/** One of the contracts that a rehearsal has to see through (`Strange.sol`). */
export function strangeContract(name: string): { abi: Abi; bytecode: Hex } {
  const found = strange[name]
  if (!found) throw new Error(`There is no contract ${name}.`)
  return { abi: found.abi, bytecode: found.bytecode }
}
