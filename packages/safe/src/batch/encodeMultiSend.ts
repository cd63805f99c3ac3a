import type { Hex } from 'viem'
import { toHex, uintWord } from '../internal/abiWords.ts'
import type { Call } from '../types.ts'
import { packBatch } from './packBatch.ts'

/** The selector of `multiSend(bytes)`. */
const selector = '8d80ff0a'

/** Calldata for `multiSend`, to be sent as a delegatecall. */
export function encodeMultiSend(calls: readonly Call[]): Hex {
  const packed = packBatch(calls).slice(2)
  const padding = '0'.repeat((64 - (packed.length % 64)) % 64)
  return toHex(
    selector + uintWord(32, 'offset') + uintWord(packed.length / 2, 'length') + packed + padding,
  )
}
