import { getAddress, hexToBytes } from 'viem'
import { InvalidCalldataError } from '../errors.ts'
import { toAddress, toHex } from '../internal/abiWords.ts'
import { headSize } from './headSize.ts'
import type { AbiType, AbiValue } from './types.ts'

/**
 * Reads parameters from the digits behind the selector, accepting only the canonical encoding:
 * every dynamic part lies exactly where the one before it ended, and all padding is zero. So each
 * byte is read once, whatever a stranger has written into the offsets, and nothing can be hidden.
 * Returns the values and how many digits they took.
 */
export function decodeParameters(
  types: readonly AbiType[],
  digits: string,
): { values: AbiValue[]; length: number } {
  const reader = { digits, tail: 0 }
  const values = readList(reader, types, 0)
  return { values, length: reader.tail }
}

/** `tail` is the digit behind everything read so far. */
type Reader = { digits: string; tail: number }

function malformed(): InvalidCalldataError {
  return new InvalidCalldataError('This calldata is not the encoding of these parameters.')
}

/** Heads side by side from `start`, `heads` bytes in all, then the dynamic parts in order. */
function readSequence(
  reader: Reader,
  count: number,
  heads: number,
  typeAt: (index: number) => AbiType | undefined,
  start: number,
): AbiValue[] {
  if (start + heads * 2 > reader.digits.length) throw malformed()
  reader.tail = start + heads * 2

  const values: AbiValue[] = []
  let head = start
  for (let index = 0; index < count; index++) {
    const type = typeAt(index)
    if (type === undefined) throw malformed()
    const size = headSize(type)
    if (size === null) {
      const offset = BigInt(toHex(reader.digits.slice(head, head + 64)))
      if (offset !== BigInt((reader.tail - start) / 2)) throw malformed()
      values.push(readDynamic(reader, type))
      head += 64
    } else {
      values.push(readStatic(reader.digits, type, head))
      head += size * 2
    }
  }
  return values
}

function readList(reader: Reader, types: readonly AbiType[], start: number): AbiValue[] {
  const heads = types.reduce((sum, type) => sum + (headSize(type) ?? 32), 0)
  return readSequence(reader, types.length, heads, (index) => types[index], start)
}

function readArray(reader: Reader, of: AbiType, count: number, start: number): AbiValue[] {
  return readSequence(reader, count, (headSize(of) ?? 32) * count, () => of, start)
}

function readDynamic(reader: Reader, type: AbiType): AbiValue {
  const start = reader.tail
  if (type.kind === 'tuple') {
    const types = type.components.map((component) => component.type)
    return readList(reader, types, start)
  }
  if (type.kind === 'array' && type.length !== null) {
    return readArray(reader, type.of, type.length, start)
  }
  const length = readLength(reader)
  if (type.kind === 'array') return readArray(reader, type.of, length, start + 64)

  const end = start + 64 + length * 2
  const padded = start + 64 + Math.ceil(length / 32) * 64
  if (padded > reader.digits.length || !isZero(reader.digits.slice(end, padded))) throw malformed()
  reader.tail = padded
  const bytes = reader.digits.slice(start + 64, end)
  return type.kind === 'string' ? readText(bytes) : toHex(bytes)
}

function readLength(reader: Reader): number {
  const word = reader.digits.slice(reader.tail, reader.tail + 64)
  if (word.length !== 64) throw malformed()
  const length = BigInt(toHex(word))
  // No element takes less than a byte.
  if (length > BigInt(reader.digits.length / 2)) throw malformed()
  return Number(length)
}

function readStatic(digits: string, type: AbiType, start: number): AbiValue {
  if (type.kind === 'tuple') {
    let position = start
    return type.components.map((component) => {
      const value = readStatic(digits, component.type, position)
      position += (headSize(component.type) ?? 0) * 2
      return value
    })
  }
  if (type.kind === 'array') {
    const size = (headSize(type.of) ?? 0) * 2
    return Array.from({ length: type.length ?? 0 }, (_, index) =>
      readStatic(digits, type.of, start + index * size),
    )
  }
  return readWord(digits.slice(start, start + 64), type)
}

function readWord(word: string, type: AbiType): AbiValue {
  const integer = BigInt(toHex(word))
  switch (type.kind) {
    case 'uint':
      if (integer >> BigInt(type.bits) !== 0n) throw malformed()
      return integer
    case 'int': {
      const signed = BigInt.asIntN(256, integer)
      if (BigInt.asIntN(type.bits, signed) !== signed) throw malformed()
      return signed
    }
    case 'bool':
      if (integer > 1n) throw malformed()
      return integer === 1n
    case 'address':
      if (integer >> 160n !== 0n) throw malformed()
      return getAddress(toAddress(word.slice(24)))
    case 'fixedBytes':
      if (!isZero(word.slice(type.size * 2))) throw malformed()
      return toHex(word.slice(0, type.size * 2))
    default:
      throw malformed()
  }
}

function isZero(digits: string): boolean {
  return /^0*$/.test(digits)
}

function readText(digits: string): string {
  try {
    // The mark at the start of a text is part of it: dropping it would lose three bytes.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      hexToBytes(toHex(digits)),
    )
  } catch (cause) {
    throw new InvalidCalldataError('A text in this calldata is not UTF-8.', { cause })
  }
}
