import { buildSignatureBytes, EthSafeSignature } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { DuplicateSignerError, InvalidFieldError, InvalidSignatureError } from '../errors.ts'
import { anyAddress, anyHash, anyHex, runs } from '../testing-only/arbitraries.ts'
import { packSignatures, type SignedBy } from './packSignatures.ts'
import { parseSignature } from './parseSignature.ts'
import { parseSignatures } from './parseSignatures.ts'
import { serializeSignature } from './serializeSignature.ts'
import type { SafeSignature } from './types.ts'

const anySigned: fc.Arbitrary<SignedBy> = fc
  .tuple(anyAddress, anyHash, anyHash, anyHex(120), fc.nat(5))
  .map(([signer, r, s, data, kind]): SignedBy => {
    const signature: SafeSignature = (
      [
        { kind: 'ecdsa', r, s, v: 27 },
        { kind: 'ecdsa', r, s, v: 28 },
        { kind: 'ethSign', r, s, v: 31 },
        { kind: 'ethSign', r, s, v: 32 },
        { kind: 'approvedHash', owner: signer },
        { kind: 'contract', owner: signer, data },
      ] as const
    )[kind] as SafeSignature // kind is below six
    return { signer, signature }
  })

const anyList = fc.uniqueArray(anySigned, {
  maxLength: 8,
  selector: ({ signer }) => signer.toLowerCase(),
})

const byOwner = (a: SignedBy, b: SignedBy) =>
  a.signer.toLowerCase() < b.signer.toLowerCase() ? -1 : 1

const word = (value: number) => value.toString(16).padStart(64, '0')
const owner = `${'0'.repeat(24)}${'aa'.repeat(20)}`
const hex = (digits: string): Hex => `0x${digits}`

describe('packSignatures and parseSignatures', () => {
  it('R-GW-1 undo each other, whatever the kinds, in the order of the owners', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const sorted = [...list].sort(byOwner).map(({ signature }) => signature)
        expect(parseSignatures(packSignatures(list))).toEqual(sorted)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 pack as Safe’s own protocol kit does', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const theirs = list.map(({ signer, signature }) =>
          signature.kind === 'contract'
            ? new EthSafeSignature(signer, signature.data, true)
            : new EthSafeSignature(signer, serializeSignature(signature)),
        )
        expect(packSignatures(list)).toBe(buildSignatureBytes(theirs).toLowerCase())
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('R-GW-1 undo each other for a single stored signature', () => {
    fc.assert(
      fc.property(anySigned, ({ signature }) => {
        expect(parseSignature(serializeSignature(signature))).toEqual(signature)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('R-GW-1 give contract signatures new offsets, whatever the old one was', () => {
    const stored = hex(`${owner}${word(9999)}00${word(2)}beef`)
    expect(serializeSignature(parseSignature(stored))).toBe(
      hex(`${owner}${word(65)}00${word(2)}beef`),
    )
  })

  it('R-GW-1 refuse two signatures of one owner', () => {
    fc.assert(
      fc.property(anySigned, (signed) => {
        expect(() => packSignatures([signed, signed])).toThrow(DuplicateSignerError)
      }),
      { numRuns: 20 },
    )
  })

  it('R-GW-1 refuse a signer other than the owner inside', () => {
    const signature = { kind: 'approvedHash', owner: `0x${'aa'.repeat(20)}` } as const
    expect(() => packSignatures([{ signer: `0x${'bb'.repeat(20)}`, signature }])).toThrow(
      InvalidFieldError,
    )
  })

  it.each([
    ['a cut-off unit', '00'.repeat(64)],
    ['an unknown v', `${word(1)}${word(1)}1d`],
    ['an owner that is no address', `${'f'.repeat(64)}${word(0)}01`],
    ['an offset into the signatures', `${owner}${word(64)}00${word(0)}`],
    ['an offset behind the end', `${owner}${word(66)}00${word(0)}`],
    ['an offset beyond all numbers', `${owner}${'f'.repeat(64)}00${word(0)}`],
    ['a length behind the end', `${owner}${word(65)}00${word(1)}`],
    ['shared data', `${owner}${word(130)}00${owner}${word(130)}00${word(1)}ff`],
    ['bytes between units and data', `${owner}${word(66)}00ff${word(0)}`],
  ])('R-GW-1 refuse %s', (_, digits) => {
    expect(() => parseSignatures(hex(digits))).toThrow(InvalidSignatureError)
  })

  it.each([
    ['nothing', ''],
    ['bytes behind', `${word(1)}${word(1)}1b00`],
    ['a contract signature without length', `${owner}${word(65)}00`],
    ['a contract signature of another length', `${owner}${word(65)}00${word(3)}beef`],
  ])('R-GW-1 refuse a single signature with %s', (_, digits) => {
    expect(() => parseSignature(hex(digits))).toThrow(InvalidSignatureError)
  })
})
