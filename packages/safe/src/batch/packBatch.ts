import type { Hex } from 'viem'
import { addressDigits, hexDigits, operationDigit, toHex, uintWord } from '../internal/abiWords.ts'
import type { Call } from '../types.ts'

/** Calls in the packed form that MultiSend takes: operation, target, value, length, data. */
export function packBatch(calls: readonly Call[]): Hex {
  const parts = calls.map(({ operation, to, value, data }) => {
    const digits = hexDigits(data, 'data')
    return [
      `0${operationDigit(operation, 'operation')}`,
      addressDigits(to, 'to'),
      uintWord(value, 'value'),
      uintWord(digits.length / 2, 'length'),
      digits,
    ].join('')
  })
  return toHex(parts.join(''))
}
