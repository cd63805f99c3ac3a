import type { Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { typeName } from '../abi/typeName.ts'
import type { AbiValue } from '../abi/types.ts'
import { InvalidCalldataError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import { findFunctions, type KnownFunction } from './findFunctions.ts'

export type DecodedParameter = { name: string; type: string; value: AbiValue }

export type DecodedCall = {
  status: 'decoded'
  name: string
  signature: string
  selector: Hex
  family: KnownFunction['family']
  parameters: readonly DecodedParameter[]
  /** Bytes behind the parameters, which the called function does not see. Almost always none. */
  trailing: Hex
}

export type CallDecoding =
  | DecodedCall
  /** No bytes at all: a plain transfer of coins, or the target's receive function. */
  | { status: 'empty' }
  /** Fewer bytes than a selector, or a selector nobody here knows. */
  | { status: 'unknown'; selector: Hex }
  /** A known selector, but its parameters are not encoded the way the standard says. */
  | { status: 'malformed'; selector: Hex }

export type DecodeCallOptions = {
  /** Further functions, such as `stake(uint256 amount)`, that the caller vouches for. */
  functions?: readonly string[]
}

/** Reads calldata. A call counts as decoded only if encoding it again gives the same bytes. */
export function decodeCall(data: Hex, options: DecodeCallOptions = {}): CallDecoding {
  const digits = hexDigits(data, 'data')
  if (digits === '') return { status: 'empty' }
  const selector = toHex(digits.slice(0, 8))
  const candidates = findFunctions(selector, options.functions)
  for (const known of candidates) {
    const call = decodeAs(known, digits)
    if (call) return call
  }
  return { status: candidates.length > 0 ? 'malformed' : 'unknown', selector }
}

function decodeAs(known: KnownFunction, digits: string): DecodedCall | undefined {
  try {
    const types = known.inputs.map(({ type }) => type)
    const { values, length } = decodeParameters(types, digits.slice(8))
    const trailing = toHex(digits.slice(8 + length))
    if (encodeCall(known, values) + trailing.slice(2) !== toHex(digits)) return undefined
    return {
      status: 'decoded',
      name: known.name,
      signature: known.signature,
      selector: known.selector,
      family: known.family,
      parameters: known.inputs.map(({ name, type }, index) => ({
        name,
        type: typeName(type),
        value: values[index] ?? '', // as many values as inputs, by construction
      })),
      trailing,
    }
  } catch (error) {
    if (error instanceof InvalidCalldataError) return undefined
    throw error
  }
}
