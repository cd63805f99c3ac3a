/**
 * Compiles a folder's contracts; run by itself it writes what the probe is made of:
 *
 *     node packages/rehearsal/contracts/compile.mjs
 *
 * The result is committed, and a test compares it with the source. It depends on nothing but that and
 * the pinned compiler: no metadata hash, no paths.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

/** @returns {Record<string, { abi: any, bytecode: `0x${string}`, deployedBytecode: `0x${string}` }>} */
export function compile(folder = import.meta.dirname) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort()
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      // Chains that are behind know no newer one.
      evmVersion: 'paris',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }
  const output = JSON.parse(require('solc').compile(JSON.stringify(input)))
  if (output.errors?.length) {
    throw new Error(output.errors.map((problem) => problem.formattedMessage).join('\n'))
  }
  return Object.fromEntries(
    Object.values(output.contracts)
      .flatMap((contracts) => Object.entries(contracts))
      .map(([name, { abi, evm }]) => [
        name,
        {
          abi,
          bytecode: `0x${evm.bytecode.object}`,
          deployedBytecode: `0x${evm.deployedBytecode.object}`,
        },
      ]),
  )
}

/** The file that carries the probe's code. */
export function probeFile() {
  const { deployedBytecode } = compile().Probe
  return `/** Compiled from \`contracts/Probe.sol\` by \`contracts/compile.mjs\`. */
export const probeCode =
  '${deployedBytecode}'
`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(import.meta.dirname, '..', 'src', 'probe', 'probeCode.ts'), probeFile())
}
