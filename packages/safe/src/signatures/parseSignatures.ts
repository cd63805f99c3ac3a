import { getAddress, type Hex } from 'viem'
import { InvalidSignatureError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import { readSignatureUnit, type SignatureUnit, unitDigits } from '../internal/readSignatureUnit.ts'
import type { SafeSignature } from './types.ts'

/**
 * All signatures of a packed list, as it is handed to `execTransaction`: units of 65 bytes, then
 * the data of the contract signatures. The list does not say how many units there are; they end
 * where the first contract signature's data begins.
 */
export function parseSignatures(signatures: Hex): SafeSignature[] {
  const digits = hexDigits(signatures, 'signatures')
  const units: SignatureUnit[] = []
  let unitsEnd = digits.length
  for (let start = 0; start < unitsEnd; start += unitDigits) {
    if (start + unitDigits > unitsEnd) {
      throw new InvalidSignatureError('The last signature of this list is cut off.')
    }
    const unit = readSignatureUnit(digits, start)
    units.push(unit)
    if (unit.kind === 'contract') {
      // Compared as bigint first: an offset of 2^255 must not become a rounded number.
      if (unit.offset > BigInt(digits.length / 2 - 32)) {
        throw new InvalidSignatureError('A contract signature points behind the end of the list.')
      }
      const offset = Number(unit.offset) * 2
      if (offset < start + unitDigits) {
        throw new InvalidSignatureError('A contract signature points into the signatures.')
      }
      unitsEnd = Math.min(unitsEnd, offset)
    }
  }
  refuseOverlap(digits, units)
  return units.map((unit) => {
    if (unit.kind === 'approvedHash') return { ...unit, owner: getAddress(unit.owner) }
    if (unit.kind !== 'contract') return unit
    const { start, end } = dataRange(digits, unit.offset)
    return {
      kind: 'contract',
      owner: getAddress(unit.owner),
      data: toHex(digits.slice(start, end)),
    }
  })
}

function dataRange(digits: string, offset: bigint): { start: number; end: number } {
  const start = Number(offset) * 2 + 64
  const length = BigInt(toHex(digits.slice(start - 64, start)))
  if (length > BigInt((digits.length - start) / 2)) {
    throw new InvalidSignatureError('A contract signature does not have the length it states.')
  }
  return { start, end: start + Number(length) * 2 }
}

/** Shared data would make a short list unpack to a very long one. */
function refuseOverlap(digits: string, units: readonly SignatureUnit[]): void {
  const ranges = units
    .flatMap((unit) => (unit.kind === 'contract' ? [dataRange(digits, unit.offset)] : []))
    .sort((a, b) => a.start - b.start)
  let end = 0
  for (const range of ranges) {
    if (range.start - 64 < end) {
      throw new InvalidSignatureError('Two contract signatures share their data.')
    }
    end = range.end
  }
}
