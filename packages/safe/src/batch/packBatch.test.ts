import { decodeMultiSendData, encodeMultiSendData } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidBatchError, InvalidFieldError, LimitExceededError } from '../errors.ts'
import { anyCall, anyHex, runs } from '../testing-only/arbitraries.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import { packBatch } from './packBatch.ts'
import { unpackBatch } from './unpackBatch.ts'

const anyBatch = fc.array(anyCall, { maxLength: 12 })
const call = { to: `0x${'aa'.repeat(20)}`, value: 1n, data: '0xbeef', operation: 0 } as const
const head = (operation: string, length: string) =>
  `${operation}${'aa'.repeat(20)}${'0'.repeat(64)}${length.padStart(64, '0')}`

describe('packBatch and unpackBatch', () => {
  it('R-GW-1 undo each other', () => {
    fc.assert(
      fc.property(anyBatch, (calls) => {
        expect(unpackBatch(packBatch(calls))).toEqual(calls)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 accept only bytes that pack to themselves', () => {
    fc.assert(
      fc.property(anyHex(400), (bytes) => {
        try {
          expect(packBatch(unpackBatch(bytes))).toBe(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidBatchError)
        }
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 agree with Safe’s own protocol kit', () => {
    fc.assert(
      fc.property(fc.array(anyCall, { minLength: 1, maxLength: 6 }), (calls) => {
        const theirs = encodeMultiSendData(
          calls.map((one) => ({ ...one, value: String(one.value) })),
        )
        expect(packBatch(calls)).toBe(theirs)
        expect(decodeMultiSendData(encodeMultiSend(calls))).toHaveLength(calls.length)
      }),
      { numRuns: runs(50, 1000) },
    )
  })

  it('R-GW-1 encode the calldata of multiSend', () => {
    fc.assert(
      fc.property(anyBatch, (calls) => {
        const abi = parseAbi(['function multiSend(bytes transactions)'])
        expect(encodeMultiSend(calls)).toBe(encodeFunctionData({ abi, args: [packBatch(calls)] }))
      }),
      { numRuns: runs(50, 1000) },
    )
  })

  it.each([
    ['a cut-off head', '00'.repeat(84)],
    ['a cut-off call', `${head('00', '02')}ff`],
    ['a length beyond all numbers', head('00', 'f'.repeat(64))],
    ['an operation that does not exist', head('02', '0')],
    ['bytes behind the last call', `${head('00', '0')}00`],
  ])('R-GW-1 refuse %s', (_, digits) => {
    expect(() => unpackBatch(`0x${digits}`)).toThrow(InvalidBatchError)
  })

  it('R-GW-1 refuse a batch above the limit', () => {
    const four = packBatch([call, call, call, call])
    expect(unpackBatch(four, { maximumCalls: 4 })).toHaveLength(4)
    expect(() => unpackBatch(four, { maximumCalls: 3 })).toThrow(LimitExceededError)
  })

  it('R-GW-1 refuse a call that cannot be packed', () => {
    // Types promise more than JavaScript callers keep.
    expect(() => packBatch([{ ...call, operation: 2 as 1 }])).toThrow(InvalidFieldError)
    expect(() => packBatch([{ ...call, value: -1n }])).toThrow(InvalidFieldError)
  })
})
