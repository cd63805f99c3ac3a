import type { Hex } from 'viem'
import { InvalidSignatureError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import type { EcdsaSignature, EthSignSignature } from './types.ts'

/** How the wallet was asked: for typed data, or to sign the hash as a message. */
export type SigningMethod = 'typedData' | 'ethSign'

/**
 * What a wallet has just answered, in the one form a Safe counts. Wallets disagree: v is 0/1 from
 * some hardware, 27/28 from most, 31/32 when a tool has already prepared it; EIP-2098 has 64 bytes.
 * Only for a fresh answer: in a *stored* signature v 0 and 1 mean contract and approved hash.
 */
export function normalizeWalletSignature(
  signature: Hex,
  method: SigningMethod = 'typedData',
): EcdsaSignature | EthSignSignature {
  const digits = hexDigits(signature, 'signature')
  const { s, v } = readTail(digits)
  const r = toHex(digits.slice(0, 64))
  const parity = { 0: 0, 1: 1, 27: 0, 28: 1, 31: 0, 32: 1 }[v]
  if (parity === undefined) {
    throw new InvalidSignatureError(`The wallet's signature ends in ${v}, which has no meaning.`)
  }
  if (method === 'ethSign' || v === 31 || v === 32) {
    return { kind: 'ethSign', r, s, v: parity === 0 ? 31 : 32 }
  }
  return { kind: 'ecdsa', r, s, v: parity === 0 ? 27 : 28 }
}

function readTail(digits: string): { s: Hex; v: number } {
  if (digits.length === 130) {
    return { s: toHex(digits.slice(64, 128)), v: Number.parseInt(digits.slice(128), 16) }
  }
  if (digits.length === 128) {
    // EIP-2098: the parity is the top bit of s.
    const packed = BigInt(toHex(digits.slice(64)))
    const s = BigInt.asUintN(255, packed).toString(16).padStart(64, '0')
    return { s: toHex(s), v: Number(packed >> 255n) }
  }
  throw new InvalidSignatureError('A wallet signature has 65 bytes, or 64 in its compact form.')
}
