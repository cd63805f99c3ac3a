import fc from 'fast-check'
import { hashMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidMessageError, SafeError } from '../errors.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { exampleSafe } from '../testing-only/examples.ts'
import { hashSafeMessage, type SafeMessage } from './hashSafeMessage.ts'

describe('hashSafeMessage', () => {
  it('R-GW-1 hashes a text as personal_sign does before the Safe wraps it', () => {
    expect(hashSafeMessage(exampleSafe, 'Hello')).toEqual(
      hashSafeMessage(exampleSafe, { raw: hashMessage('Hello') }),
    )
  })

  it('R-GW-1 keeps a text that looks like bytes apart from the bytes', () => {
    expect(hashSafeMessage(exampleSafe, '0x1234')).not.toEqual(
      hashSafeMessage(exampleSafe, { raw: '0x1234' }),
    )
  })

  it.each([
    ['no types', { domain: {}, primaryType: 'A', message: {} }],
    [
      'an unknown type',
      { domain: {}, types: { A: [{ name: 'x', type: 'B' }] }, primaryType: 'A', message: { x: 1 } },
    ],
    [
      'a value that does not fit',
      {
        domain: {},
        types: { A: [{ name: 'x', type: 'uint8' }] },
        primaryType: 'A',
        message: { x: 256 },
      },
    ],
    ['null', null],
  ])('R-GW-1 refuses typed data with %s', (_, message) => {
    // What strangers send has any shape.
    expect(() => hashSafeMessage(exampleSafe, message as unknown as SafeMessage)).toThrow(
      InvalidMessageError,
    )
  })

  it('R-GW-1 answers any JSON with a hash or with an error of ours', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          // What strangers send has any shape.
          expect(hashSafeMessage(exampleSafe, json as SafeMessage).safeMessageHash).toMatch(/^0x/)
        } catch (error) {
          expect(error).toBeInstanceOf(SafeError)
        }
      }),
      { numRuns: runs(200, 5000) },
    )
  })
})
