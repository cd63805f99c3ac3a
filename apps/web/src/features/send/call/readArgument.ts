import { type AbiType, type AbiValue, coerceValue, SafeError } from '@countersign/safe'
import { getAddress, isAddress } from 'viem'
import type { Fault } from '../read/reading.ts'

export type ArgumentRead = { value: AbiValue } | { fault: Fault }

/** One value of a call, as people type it; lists and groups as JSON. */
export function readArgument(text: string, type: AbiType): ArgumentRead {
  const plain = type.kind === 'string' ? text : text.trim()
  if (plain === '' && type.kind !== 'string') {
    return { fault: { word: 'fault.noValue', isUnfinished: true } }
  }
  switch (type.kind) {
    case 'address':
      return readAddress(plain)
    case 'uint':
    case 'int':
      return readInteger(plain, type)
    case 'bytes':
    case 'fixedBytes':
      return coerce(type, plain.startsWith('0x') ? plain : `0x${plain}`, 'fault.noBytes')
    case 'array':
    case 'tuple':
      return readJson(plain, type)
    default:
      return coerce(type, plain, 'fault.noValue')
  }
}

function readAddress(text: string): ArgumentRead {
  if (!isAddress(text, { strict: false })) return { fault: { word: 'fault.noAddress' } }
  const digits = text.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && !isAddress(text)) return { fault: { word: 'fault.badChecksum' } }
  return { value: getAddress(text) }
}

/** Whole numbers in the contract's own unit, with nothing between their digits. */
function readInteger(
  text: string,
  { kind, bits }: Extract<AbiType, { bits: number }>,
): ArgumentRead {
  const pattern =
    kind === 'int' ? /^-?(\d{1,78}|0x[0-9a-f]{1,64})$/i : /^(\d{1,78}|0x[0-9a-f]{1,64})$/i
  if (!pattern.test(text)) return { fault: { word: 'fault.noInteger' } }
  const value = text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text)
  const half = 2n ** BigInt(bits - 1)
  const [low, high] = kind === 'int' ? [-half, half - 1n] : [0n, 2n * half - 1n]
  const isWithin = value >= low && value <= high
  return isWithin
    ? { value }
    : { fault: { word: 'fault.tooLarge', values: { type: `${kind}${bits}` } } }
}

function readJson(text: string, type: AbiType): ArgumentRead {
  try {
    // Numbers of JSON lose digits beyond 2^53: long ones are put in quotes first.
    const quoted = text.replaceAll(/(?<=[[,\s]|^)(-?\d{16,})(?=[\],\s]|$)/g, '"$1"')
    return coerce(type, JSON.parse(quoted), 'fault.noList')
  } catch {
    return { fault: { word: 'fault.noList' } }
  }
}

function coerce(type: AbiType, value: unknown, word: Fault['word']): ArgumentRead {
  try {
    return { value: coerceValue(type, value) }
  } catch (error) {
    if (error instanceof SafeError) return { fault: { word } }
    throw error
  }
}
