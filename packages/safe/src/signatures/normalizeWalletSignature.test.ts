import {
  parseSignature as parseWithViem,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { InvalidSignatureError } from '../errors.ts'
import { person } from '../testing-only/examples.ts'
import { normalizeWalletSignature } from './normalizeWalletSignature.ts'
import { recoverSigner } from './recoverSigner.ts'

const hash = `0x${'5a'.repeat(32)}` as const
let signed: `0x${string}`
const withV = (v: number) =>
  `${signed.slice(0, 130)}${v.toString(16).padStart(2, '0')}` as `0x${string}` // 65 bytes again

beforeAll(async () => {
  signed = await person(0).sign({ hash })
})

describe('normalizeWalletSignature', () => {
  it('R-GW-1 reads 0/1 and 27/28 as the same signature', async () => {
    const v = Number.parseInt(signed.slice(130), 16)
    const usual = normalizeWalletSignature(signed)
    expect(usual).toMatchObject({ kind: 'ecdsa', v })
    expect(normalizeWalletSignature(withV(v - 27))).toEqual(usual)
    expect(await recoverSigner(hash, usual)).toBe(person(0).address)
  })

  it.each([
    [0, 31],
    [1, 32],
    [27, 31],
    [28, 32],
    [31, 31],
    [32, 32],
  ])('R-GW-1 makes %i into %i for a hash signed as a message', (given, expected) => {
    expect(normalizeWalletSignature(withV(given), 'ethSign')).toMatchObject({
      kind: 'ethSign',
      v: expected,
    })
  })

  it('R-GW-1 believes a tool that has already marked it as a signed message', () => {
    expect(normalizeWalletSignature(withV(31))).toMatchObject({ kind: 'ethSign', v: 31 })
  })

  it('R-GW-1 reads the compact form of EIP-2098', async () => {
    const compact = serializeCompactSignature(signatureToCompactSignature(parseWithViem(signed)))
    expect(normalizeWalletSignature(compact)).toEqual(normalizeWalletSignature(signed))
  })

  it.each([2, 26, 29, 30, 33, 37, 255])('R-GW-1 refuses v = %i', (v) => {
    expect(() => normalizeWalletSignature(withV(v))).toThrow(InvalidSignatureError)
  })

  it('R-GW-1 refuses any other length', () => {
    for (const text of ['0x', signed.slice(0, 126), `${signed}00`]) {
      // Cut from a signature, so still hexadecimal.
      expect(() => normalizeWalletSignature(text as `0x${string}`)).toThrow(InvalidSignatureError)
    }
  })
})
