import { describe, expect, it } from 'vitest'
import { testChains } from '../testing/testChains.ts'
import { readPasted } from './readPasted.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('paste anything', () => {
  it.each([
    [ADA, { kind: 'address', address: ADA, chains: testChains }],
    [`  ${ADA.toLowerCase()}\n`, { kind: 'address', address: ADA, chains: testChains }],
    [`two:${ADA}`, { kind: 'address', address: ADA, chains: [testChains[1]] }],
    [`0x${'AB'.repeat(32)}`, { kind: 'hash', hash: `0x${'ab'.repeat(32)}` }],
    ['0xA9059CBB', { kind: 'calldata', data: '0xa9059cbb' }],
    ['0xa9059cb', { kind: 'words' }],
    [ADA.replace('f39F', 'F39f'), { kind: 'words' }],
    ['treasury', { kind: 'words' }],
    ['', { kind: 'words' }],
  ])('%s', (text, pasted) => {
    expect(readPasted(text, testChains)).toEqual(pasted)
  })
})
