import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)

type Compiled = { abi: Abi; evm: { bytecode: { object: string } } }
export type Attack = { abi: Abi; bytecode: Hex }

/** The contracts of somebody who means no good. */
export function compileAttacks(): (name: string) => Attack {
  // Has no types of its own.
  const solc = require('solc') as { compile: (input: string) => string }
  const file = 'Attacks.sol'
  const content = readFileSync(join(import.meta.dirname, file), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input)))
  if (!contracts) throw new Error(JSON.stringify(errors))
  return (name) => {
    const { abi, evm }: Compiled = contracts[file][name]
    return { abi, bytecode: `0x${evm.bytecode.object}` }
  }
}
