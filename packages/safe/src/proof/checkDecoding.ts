import type { Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFunction } from '../abi/parseFunction.ts'
import { parseType } from '../abi/parseType.ts'
import { typeName } from '../abi/typeName.ts'
import { packBatch } from '../batch/packBatch.ts'
import {
  type CallDecoding,
  type DecodeCallOptions,
  type DecodedCall,
  decodeCall,
} from '../calls/decodeCall.ts'
import { InvalidFunctionError, SafeError } from '../errors.ts'
import type { Call } from '../types.ts'
import { coerceValue } from './coerceValue.ts'
import { sameParameterName } from './sameParameterName.ts'
import type { DecodingReason, ForeignDecoding, ForeignParameter, Verdict } from './types.ts'

export type DecodingCheck = {
  verdict: Verdict
  reason: DecodingReason
  /** Our own reading, to be shown in place of the stranger's. */
  call: CallDecoding
}

const maximumDepth = 8

/** Judges somebody else's decoding: it holds only if encoding it again gives the same bytes. */
export function checkDecoding(
  data: Hex,
  claim: ForeignDecoding,
  options: DecodeCallOptions = {},
): DecodingCheck {
  return check(data, claim, options, 0)
}

function check(
  data: Hex,
  claim: ForeignDecoding,
  options: DecodeCallOptions,
  depth: number,
): DecodingCheck {
  const call = decodeCall(data, options)
  try {
    if (typeof claim.method !== 'string') throw new InvalidFunctionError('No method is named.')
    const parameters = claim.parameters ?? []
    // Each alone and in canonical text: so there are as many types as parameters, and none hides.
    const types = parameters.map(({ type }) => parseType(type))
    const stated = parseFunction(`${claim.method}(${types.map(typeName).join(',')})`)
    const values = types.map((type, index) => coerceValue(type, parameters[index]?.value))
    const encoded = encodeCall(stated, values)
    const same = data.toLowerCase()
    if (encoded !== same) {
      const stops = call.status === 'decoded' && encoded + call.trailing.slice(2) === same
      return stops
        ? { verdict: 'could not check', reason: 'trailingBytes', call }
        : { verdict: 'mismatch', reason: 'otherBytes', call }
    }
    if (call.status !== 'decoded') {
      return { verdict: 'could not check', reason: 'unknownFunction', call }
    }
    // Anybody can find another name with the same four bytes in seconds.
    if (call.signature !== stated.signature) {
      return { verdict: 'mismatch', reason: 'otherFunction', call }
    }
    const nested = checkNested(call, parameters, options, depth)
    if (nested) return { ...nested, call }
    return namesAgree(call, parameters)
      ? { verdict: 'proven', reason: 'sameBytes', call }
      : { verdict: 'could not check', reason: 'otherNames', call }
  } catch (error) {
    // The claim is a stranger's: its parts may be of any kind, and anything may go wrong in them.
    if (error instanceof SafeError || error instanceof TypeError) {
      return { verdict: 'could not check', reason: 'unreadable', call }
    }
    throw error
  }
}

function namesAgree(call: DecodedCall, parameters: readonly ForeignParameter[]): boolean {
  return call.parameters.every(({ name }, index) =>
    sameParameterName(name, parameters[index]?.name ?? ''),
  )
}

type Nested = { verdict: Verdict; reason: DecodingReason }

/** The first thing wrong with what is claimed about the insides of the parameters. */
function checkNested(
  call: DecodedCall,
  parameters: readonly ForeignParameter[],
  options: DecodeCallOptions,
  depth: number,
): Nested | undefined {
  let doubt: Nested | undefined
  for (const [index, { valueDecoded }] of parameters.entries()) {
    if (valueDecoded === null || valueDecoded === undefined) continue
    const own = call.parameters[index]
    if (depth >= maximumDepth || own?.type !== 'bytes' || typeof own.value !== 'string') {
      doubt ??= { verdict: 'could not check', reason: 'unreadable' }
      continue
    }
    const bytes = own.value as Hex // its type is bytes
    const checks = Array.isArray(valueDecoded)
      ? checkBatch(bytes, valueDecoded, options, depth)
      : [check(bytes, valueDecoded as ForeignDecoding, options, depth + 1)] // errors are caught
    for (const { verdict, reason } of checks) {
      if (verdict === 'mismatch') return { verdict, reason }
      if (verdict !== 'proven') doubt ??= { verdict, reason }
    }
  }
  return doubt
}

function checkBatch(
  bytes: Hex,
  claims: readonly unknown[],
  options: DecodeCallOptions,
  depth: number,
): Nested[] {
  // A stranger's list: whatever does not fit makes `packBatch` or the property access throw.
  const entries = claims as readonly {
    operation: unknown
    to: unknown
    value: unknown
    data?: unknown
    dataDecoded?: ForeignDecoding | null
  }[]
  const calls = entries.map(
    ({ operation, to, value, data }) =>
      ({
        operation,
        to,
        value: coerceValue({ kind: 'uint', bits: 256 }, value),
        data: data ?? '0x',
      }) as Call, // packBatch checks every field
  )
  if (packBatch(calls) !== bytes) return [{ verdict: 'mismatch', reason: 'otherBytes' }]
  return calls.flatMap(({ data }, index) => {
    const claim = entries[index]?.dataDecoded
    return claim ? [check(data, claim, options, depth + 1)] : []
  })
}
