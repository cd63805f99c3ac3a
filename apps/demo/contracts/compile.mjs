/**
 * Compiles the contracts in this folder into artifacts.json:
 *
 *     node apps/demo/contracts/compile.mjs
 *
 * The result is committed, so that starting the demo needs no compiler. It depends on nothing but the
 * sources and the pinned packages: no metadata hash, no paths, sorted names.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const folder = import.meta.dirname

/** @returns {Record<string, { abi: unknown[], bytecode: string, deployedBytecode: string }>} */
export function compile() {
  const solc = require('solc')
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort()
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      names.map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }

  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
  const problems = output.errors ?? []
  if (problems.length > 0) {
    // Warnings stop it too: a warning nobody must act on is one nobody reads.
    throw new Error(problems.map((problem) => problem.formattedMessage).join('\n'))
  }

  return Object.fromEntries(
    names.map((file) => {
      const name = file.replace('.sol', '')
      const { abi, evm } = output.contracts[file][name]
      return [
        name,
        {
          abi,
          bytecode: `0x${evm.bytecode.object}`,
          deployedBytecode: `0x${evm.deployedBytecode.object}`,
        },
      ]
    }),
  )
}

/** Everything imported from outside this folder is an npm package. */
function readImport(path) {
  try {
    return { contents: readFileSync(require.resolve(path), 'utf8') }
  } catch (error) {
    return { error: `${path} cannot be read: ${error.message}` }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const artifacts = compile()
  writeFileSync(join(folder, 'artifacts.json'), `${JSON.stringify(artifacts, null, 2)}\n`)
  console.log(`Compiled ${Object.keys(artifacts).join(', ')}.`)
}
