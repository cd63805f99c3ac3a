import { getAddress, type Hex } from 'viem'
import { InvalidSignatureError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import { readSignatureUnit, unitDigits } from '../internal/readSignatureUnit.ts'
import type { SafeSignature } from './types.ts'

/**
 * One owner's signature as gateways store it: 65 bytes, and for a contract owner its own length
 * and data right behind. The offset inside is not looked at, because it belongs to whatever list
 * the signature was last part of; `packSignatures` writes a new one.
 */
export function parseSignature(signature: Hex): SafeSignature {
  const digits = hexDigits(signature, 'signature')
  if (digits.length < unitDigits) throw new InvalidSignatureError('This signature is too short.')
  const unit = readSignatureUnit(digits, 0)
  if (unit.kind !== 'contract') {
    if (digits.length !== unitDigits) {
      throw new InvalidSignatureError('There are bytes behind this signature.')
    }
    return unit.kind === 'approvedHash' ? { ...unit, owner: getAddress(unit.owner) } : unit
  }
  const length = digits.slice(unitDigits, unitDigits + 64)
  const data = digits.slice(unitDigits + 64)
  if (length.length !== 64 || BigInt(toHex(length)) !== BigInt(data.length / 2)) {
    throw new InvalidSignatureError('This contract signature does not have the length it states.')
  }
  return { kind: 'contract', owner: getAddress(unit.owner), data: toHex(data) }
}
