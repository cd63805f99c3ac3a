import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'
import { expect, it, vi } from 'vitest'
import { createCodeBook } from './createCodeBook.ts'

const require = createRequire(import.meta.url)
const artifact =
  '@safe-global/safe-contracts/build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json'
const official: Hex = JSON.parse(readFileSync(require.resolve(artifact), 'utf8')).deployedBytecode
const address = '0x00000000000000000000000000000000000000A1'

it('R-GW-1 remembers an official contract, and never that there is none', async () => {
  const book = createCodeBook()
  const read = vi.fn<() => Promise<Hex>>().mockResolvedValue('0x')
  expect(await book(address, read)).toBeNull()
  read.mockResolvedValue('0x6000')
  expect(await book(address, read)).toBeNull()
  read.mockResolvedValue(official)
  const found = { contract: 'MultiSendCallOnly', version: '1.4.1' }
  expect(await book(address, read)).toEqual(found)
  expect(await book(address, read)).toEqual(found)
  expect(read).toHaveBeenCalledTimes(3)
})
