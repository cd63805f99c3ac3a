import { type AbiParameter, encodeAbiParameters, type Hex } from 'viem'
import { InvalidCalldataError } from '../errors.ts'
import { typeName } from './typeName.ts'
import type { AbiFunction, AbiInput, AbiType, AbiValue } from './types.ts'

/** Calldata of a function, by viem's encoder: written by others than the reader beside it. */
export function encodeCall(abi: AbiFunction, values: readonly AbiValue[]): Hex {
  if (abi.inputs.length === 0 && values.length === 0) return abi.selector
  try {
    return `${abi.selector}${encodeAbiParameters(abi.inputs.map(toParameter), values).slice(2)}`
  } catch (cause) {
    throw new InvalidCalldataError('These values do not fit these parameters.', { cause })
  }
}

function toParameter({ name, type }: AbiInput): AbiParameter {
  const { element, suffix } = peel(type)
  return element.kind === 'tuple'
    ? { name, type: `tuple${suffix}`, components: element.components.map(toParameter) }
    : { name, type: `${typeName(element)}${suffix}` }
}

function peel(type: AbiType): { element: AbiType; suffix: string } {
  if (type.kind !== 'array') return { element: type, suffix: '' }
  const { element, suffix } = peel(type.of)
  return { element, suffix: `${suffix}[${type.length ?? ''}]` }
}
