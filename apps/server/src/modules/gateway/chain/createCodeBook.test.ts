import { readArtifact } from '@countersign/testbed'
import type { Hex } from 'viem'
import { expect, it, vi } from 'vitest'
import { createCodeBook } from './createCodeBook.ts'

const { deployedBytecode: official } = readArtifact('1.4.1', 'libraries/MultiSendCallOnly')
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
