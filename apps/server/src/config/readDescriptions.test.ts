import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError } from './configError.ts'
import { readDescriptions } from './readDescriptions.ts'

const NAME = 'DESCRIPTIONS_DIR'
const address = `0x${'1'.repeat(40)}`
const good = {
  context: { contract: { abi: ['a lot'], deployments: [{ chainId: 1, address }] } },
  metadata: { owner: 'Orchard', info: { url: 'https://orchard.example' } },
  display: { formats: { 'go(uint256 far)': { intent: 'Go', fields: [] } } },
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'descriptions-'))
  mkdirSync(join(folder, 'below'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const faultsOf = (files: Record<string, string>): readonly string[] => {
  try {
    readDescriptions(NAME, folderOf(files))
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

it('R-GW-4 reads descriptions in a folder and below it, and keeps what browsers read', () => {
  const text = JSON.stringify(good)
  const folder = folderOf({ 'a.json': text, 'below/b.json': text, 'notes.txt': 'no' })
  const found = readDescriptions(NAME, folder)
  expect(found).toHaveLength(2)
  expect(found[0]).toEqual({
    chainIds: [1],
    file: {
      context: { contract: { deployments: good.context.contract.deployments } },
      metadata: { owner: 'Orchard', enums: undefined },
      display: { formats: good.display.formats, definitions: undefined },
    },
  })
})

it('R-GW-4 has none where no folder is named, and leaves messages to wallets', () => {
  expect(readDescriptions(NAME, undefined)).toEqual([])
  const message = { context: { eip712: {} }, display: { formats: {} } }
  expect(readDescriptions(NAME, folderOf({ 'm.json': JSON.stringify(message) }))).toEqual([])
})

it('R-GW-4 says everything that is wrong at once', () => {
  const faults = faultsOf({
    'empty.json': '{}',
    'huge.json': ' '.repeat(256 * 1024 + 1),
    'good.json': JSON.stringify(good),
  })
  expect(faults).toEqual([
    'DESCRIPTIONS_DIR: empty.json: context and display are missing',
    'DESCRIPTIONS_DIR: huge.json: is larger than 256 kB',
  ])
  expect(faultsOf({ 'none.json': 'x' })[0]).toContain('is not JSON')
})

it('R-GW-4 refuses a folder that is not there, or has too many files', () => {
  expect(() => readDescriptions(NAME, '/nowhere/at/all')).toThrow(ConfigError)
  const many = Array.from({ length: 501 }, (_, index) => [`${index}.json`, '{}'])
  expect(faultsOf(Object.fromEntries(many))).toEqual([expect.stringContaining('more than 500')])
})
