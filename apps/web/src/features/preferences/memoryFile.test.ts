import { memoryStorage } from '@countersign/core/testing'
import { expect, it } from 'vitest'
import { createMemory } from '../../shared/local/createMemory.ts'
import { readMemoryFile } from './readMemoryFile.ts'
import { writeMemoryFile } from './writeMemoryFile.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function filled() {
  const memory = createMemory(memoryStorage())
  memory.contacts.set([{ address: ADA, name: 'Ada', chainId: null }])
  memory.pinned.set([{ address: ADA, chainId: 31337 }])
  return memory
}

it('reads what it wrote', () => {
  const memory = filled()
  expect(readMemoryFile(writeMemoryFile(memory))).toMatchObject({
    status: 'read',
    file: { contacts: memory.contacts.get(), pinned: memory.pinned.get() },
  })
})

it('names the place in a file that is not as agreed', () => {
  const file = writeMemoryFile(filled()).replace(`"address": "${ADA}"`, '"address": "0x12"')
  expect(readMemoryFile(file)).toEqual({ status: 'bad', at: 'contacts.0.address' })
})

it.each(['', '[]', '{"kind":"other"}'])('takes nothing from %j', (text) => {
  expect(readMemoryFile(text).status).toBe('bad')
})
