import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeRecipient } from './judgeRecipient.ts'

const known: Address = '0xAbCd000000000000000000000000000000001234'
const judge = (address: Address, ...more: Address[]) => judgeRecipient(address, [known, ...more])

describe('a recipient beside those who are known', () => {
  it.each([
    ['both', '0xabcd999999999999999999999999999999991234'],
    // Three digits and four are what lists flag, too.
    ['both', '0xabc9999999999999999999999999999999991234'],
    ['start', '0xabcd999999999999999999999999999999999999'],
    ['end', '0x9999999999999999999999999999999999991234'],
  ] as const)('has %s in common: %s', (ends, address) => {
    expect(judge(address)).toEqual({ anchor: known, ends })
  })

  it.each([
    ['somebody else', '0xabc9999999999999999999999999999999999234'],
    ['the one who is known', known],
    ['the same in other letters', '0xabcd000000000000000000000000000000001234'],
  ] as const)('%s is mistaken for nobody', (_, address) => {
    expect(judge(address)).toBeUndefined()
  })

  it('who is known is not accused for being like another', () => {
    const other: Address = '0xabcd999999999999999999999999999999999999'
    expect(judge(other, other)).toBeUndefined()
  })
})
