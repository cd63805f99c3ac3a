import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { findLookAlike } from './findLookAlike.ts'

const address = (first: string, last: string): Address =>
  `0x${first}${'0'.repeat(40 - first.length - last.length)}${last}`
const friend = address('abc', 'beef')

describe('look-alike addresses', () => {
  it.each([
    ['three first and four last characters alike', address('abc1', 'beef'), friend],
    ['alike in no more than that', address('abc1', '1beef'), friend],
    ['in another letter case', address('ABC1', 'BEEF'), friend],
    ['only the end alike', address('abd', 'beef'), undefined],
    ['only the beginning alike', address('abc', 'beee'), undefined],
    ['the address itself', friend, undefined],
    ['the address itself in upper case', `0x${friend.slice(2).toUpperCase()}`, undefined],
  ] as [string, Address, Address | undefined][])('%s', (_, asked, found) => {
    expect(findLookAlike(asked, [friend])).toBe(found)
  })

  it('does not flag an anchor because another anchor resembles it', () => {
    const twin = address('abc1', 'beef')
    expect(findLookAlike(twin, [friend, twin])).toBeUndefined()
    expect(findLookAlike(twin, [twin, friend])).toBeUndefined()
  })

  it('flags whom somebody else paid, when a friend of the visitor is imitated', () => {
    const twin = address('abc1', 'beef')
    expect(findLookAlike(twin, [friend], [twin])).toBe(friend)
    expect(findLookAlike(friend, [friend], [twin])).toBeUndefined()
    expect(findLookAlike(address('abc2', 'beef'), [], [twin])).toBe(twin)
    expect(findLookAlike(twin, [], [twin])).toBeUndefined()
  })
})
