import { expect, it } from 'vitest'
import { salvageContacts } from './salvageContacts.ts'

const ADA = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'Ada', chainId: null }

it('keeps what is whole beside what is not', () => {
  const text = JSON.stringify([ADA, { ...ADA, address: '0x12' }, null, { ...ADA, name: '' }])
  expect(salvageContacts(text)).toEqual([ADA])
})

it.each(['', '{', '{}', 'null'])('finds nothing in %j', (text) => {
  expect(salvageContacts(text)).toEqual([])
})
