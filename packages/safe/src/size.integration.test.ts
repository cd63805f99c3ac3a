import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import * as safe from './index.ts'

/** The minified and compressed bytes that an entry adds to an app which already has viem. */
async function compressedSize(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
        load: (id) => (id === 'virtual:entry' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: 'virtual:entry',
        external: /^viem(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in result)) throw new Error('the build has no output')
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  return brotliCompressSync(code).byteLength
}

const kilobyte = 1024

/** What only a review asks for: descriptions of calls, Merkle proofs, witnesses beside each other, rights, refunds, delegates. */
const REVIEWING = [
  'describeCall',
  'hashBlockHeader',
  'InvalidDescriptionError',
  'InvalidProofError',
  'isUnlimited',
  'judgeRefund',
  'judgeWitnesses',
  'listRights',
  'maximumRefund',
  'proveDelegation',
  'readDescription',
  'readProvenSafe',
  'readTypedMeaning',
  'refundOf',
  'safeProofSlots',
  'verifyAccountProof',
  'verifyStorageProof',
  'WITNESS_NAMES',
  'writeFact',
]

it('R-GW-1 both packages whole stay within 34 KB beyond viem', async () => {
  const size = await compressedSize(
    "export * from '@countersign/safe'; export * from '@countersign/gateway'",
  )
  expect(size).toBeGreaterThan(5 * kilobyte)
  expect(size).toBeLessThan(34 * kilobyte)
})

/** With what changes, makes and nests Safes; an app takes along only what it uses. */
it('R-GW-1 without what only a review asks for, both stay within 27.5 KB', async () => {
  const names = Object.keys(safe)
  expect(names).toEqual(expect.arrayContaining(REVIEWING))
  const others = names.filter((name) => !REVIEWING.includes(name))
  const size = await compressedSize(
    `export { ${others.join(', ')} } from '@countersign/safe'; export * from '@countersign/gateway'`,
  )
  expect(size).toBeLessThan(27.5 * kilobyte)
})

it('R-GW-1 the gateway client with one call stays within 4 KB', async () => {
  const size = await compressedSize("export { createGateway, getSafe } from '@countersign/gateway'")
  expect(size).toBeGreaterThan(kilobyte)
  expect(size).toBeLessThan(4 * kilobyte)
})
