import { describe, expect, it } from 'vitest'
import { groupHash } from './groupHash.ts'

describe('groupHash', () => {
  it('R-GW-1 gives sixteen groups of four for a hash', () => {
    const groups = groupHash(`0x${'0123456789ABCDEF'.repeat(4)}`)
    expect(groups).toHaveLength(16)
    expect(groups.slice(0, 4)).toEqual(['0123', '4567', '89ab', 'cdef'])
  })

  it('R-GW-1 leaves a shorter last group, and gives none for nothing', () => {
    expect(groupHash('0x123456')).toEqual(['1234', '56'])
    expect(groupHash('0x')).toEqual([])
  })
})
