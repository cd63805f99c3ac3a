import {
  type AbiParameter,
  type DecodeAbiParametersReturnType,
  decodeAbiParameters,
  type Hex,
} from 'viem'

/** What a contract answered, if it answered that at all: contracts say what they like. */
export function decodeResult<const Types extends readonly AbiParameter[]>(
  types: Types,
  data: Hex | null | undefined,
): DecodeAbiParametersReturnType<Types> | undefined {
  if (!data || data === '0x') return undefined
  try {
    return decodeAbiParameters(types, data)
  } catch {
    return undefined
  }
}
