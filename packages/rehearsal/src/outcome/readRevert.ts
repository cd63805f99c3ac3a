import { decodeResult } from '@countersign/safe'
import { type Hex, hexToString, size, slice } from 'viem'
import type { RevertReason } from '../types.ts'
import { readStandardError } from './readStandardError.ts'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'
const LONGEST = 300

/** Why a call failed, as its code said it: in any form that compilers and Safes have had. */
export function readRevert(data: Hex): RevertReason {
  if (size(data) < 4) return { kind: 'nothing' }
  const selector = slice(data, 0, 4)
  const rest: Hex = size(data) > 4 ? slice(data, 4) : '0x'
  if (selector === ERROR) {
    const text = decodeResult([{ type: 'string' }], rest)?.[0]
    return text ? { kind: 'text', text: clean(text) } : { kind: 'nothing' }
  }
  if (selector === PANIC) {
    const code = decodeResult([{ type: 'uint256' }], rest)?.[0]
    return code !== undefined && code < 0x100n
      ? { kind: 'panic', code: Number(code) }
      : { kind: 'nothing' }
  }
  // A Safe from 1.5.0 on reverts with its bare code.
  const bare = /^0x4753(3\d){3}0*$/.test(data) ? hexToString(slice(data, 0, 5)) : undefined
  if (bare) return { kind: 'text', text: bare }
  return readStandardError(data) ?? { kind: 'custom', selector }
}

/** A stranger's text: one line, of a bounded length, without signs that would steer what is shown. */
const clean = (text: string) =>
  text
    .replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
