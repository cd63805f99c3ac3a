import fc from 'fast-check'
import { encodePacked, keccak256, size } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidFieldError } from '../errors.ts'
import { anyHex } from '../testing-only/arbitraries.ts'
import { digestCalldata } from './digestCalldata.ts'

describe('digestCalldata', () => {
  it('R-GW-1 hashes the length and then the bytes, as ERC-8213 says', () => {
    fc.assert(
      fc.property(anyHex(), (data) => {
        const packed = encodePacked(['uint256', 'bytes'], [BigInt(size(data)), data])
        expect(digestCalldata(data)).toBe(keccak256(packed))
      }),
    )
  })

  it('R-GW-1 has a digest for no calldata: that of a zero length', () => {
    expect(digestCalldata('0x')).toBe(keccak256(`0x${'0'.repeat(64)}`))
  })

  it('R-GW-1 refuses what is not bytes', () => {
    expect(() => digestCalldata('0x1')).toThrow(InvalidFieldError)
  })
})
