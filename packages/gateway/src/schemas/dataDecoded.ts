import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { type Operation, operation } from './common.ts'
import { openWords } from './open.ts'
import { type Address, address, amount, type Hex, hex, maybe } from './primitives.ts'

/** A value as text; arrays and tuples as nested lists. */
export type DecodedValue = string | number | boolean | null | DecodedValue[]

export type DataDecoded = {
  method: string
  parameters: DecodedParameter[] | null
  accuracy: (typeof words.decodingAccuracy)[number] | null
}

export type DecodedParameter = {
  name: string
  type: string
  value: DecodedValue
  /** The calls of a batch, or the reading of bytes that are calldata themselves. */
  valueDecoded: DataDecoded | DecodedCall[] | null
}

export type DecodedCall = {
  operation: Operation
  to: Address
  value: string
  data: Hex | null
  dataDecoded: DataDecoded | null
}

const decodedValue: v.GenericSchema<unknown, DecodedValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => decodedValue)),
])

const decodedCall: v.GenericSchema<unknown, DecodedCall> = v.object({
  operation,
  to: address,
  value: amount,
  data: maybe(hex),
  dataDecoded: maybe(v.lazy(() => dataDecoded)),
})

/** Somebody's reading of calldata. Only a claim: see `checkDecoding` of the Safe package. */
export const dataDecoded: v.GenericSchema<unknown, DataDecoded> = v.object({
  method: v.string(),
  parameters: maybe(
    v.array(
      v.object({
        name: v.nullish(v.string(), ''),
        type: v.string(),
        value: v.nullish(decodedValue, null),
        valueDecoded: maybe(
          v.lazy((input) =>
            Array.isArray(input)
              ? (v.array(decodedCall) as v.GenericSchema<unknown, DataDecoded | DecodedCall[]>)
              : // Either way it is one of the two; valibot wants a single type.
                (dataDecoded as v.GenericSchema<unknown, DataDecoded | DecodedCall[]>),
          ),
        ),
      }),
    ),
  ),
  accuracy: maybe(openWords(words.decodingAccuracy, 'UNKNOWN')),
})
