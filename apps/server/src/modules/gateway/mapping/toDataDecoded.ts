import type { DataDecoded, DecodedCall, DecodedParameter, DecodedValue } from '@countersign/gateway'
import { type AbiValue, decodeCall, SafeError, unpackBatch } from '@countersign/safe'
import type { Address, Hex } from 'viem'

export type FunctionsOf = (to: Address | undefined) => readonly string[]

/** Batches in batches, calls through other Safes: deeper than that nobody signs. */
const MAX_DEPTH = 6

/** What calldata says, as far as we know its function; `null` otherwise. */
export function toDataDecoded(
  data: Hex,
  to: Address | undefined,
  functionsOf: FunctionsOf,
  depth = 0,
): DataDecoded | null {
  const decoding = decodeCall(data, { functions: functionsOf(to) })
  if (decoding.status !== 'decoded') return null
  const { name, family } = decoding
  const parameters = decoding.parameters.map(
    ({ name, type, value }): DecodedParameter => ({
      name,
      type,
      value: toText(value),
      valueDecoded:
        type === 'bytes' && depth < MAX_DEPTH
          ? open(value as Hex, family, functionsOf, depth + 1)
          : null, // bytes
    }),
  )
  // Our own registry knows functions, not the contract that is called; the operator knows that too.
  const accuracy = family === 'given' ? 'FULL_MATCH' : 'ONLY_FUNCTION_MATCH'
  return { method: name, parameters, accuracy }
}

/** The calls in a batch, or a call that another one carries. */
function open(
  bytes: Hex,
  family: string,
  functionsOf: FunctionsOf,
  depth: number,
): DecodedParameter['valueDecoded'] {
  if (family !== 'multiSend') return toDataDecoded(bytes, undefined, functionsOf, depth)
  try {
    return unpackBatch(bytes).map(
      ({ operation, to, value, data }): DecodedCall => ({
        operation,
        to,
        value: value.toString(),
        data: data === '0x' ? null : data,
        dataDecoded: toDataDecoded(data, to, functionsOf, depth),
      }),
    )
  } catch (error) {
    // Bytes that are no batch: there is nothing to show inside them.
    if (error instanceof SafeError) return null
    throw error
  }
}

function toText(value: AbiValue): DecodedValue {
  return Array.isArray(value) ? value.map(toText) : String(value)
}
