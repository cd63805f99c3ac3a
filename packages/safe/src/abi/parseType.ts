import { InvalidFunctionError } from '../errors.ts'
import { parseFunction } from './parseFunction.ts'
import { typeName } from './typeName.ts'
import type { AbiType } from './types.ts'

/**
 * One type, in its canonical text and nothing beside it. A stranger's types must be read one by one:
 * joined, one of them may be empty, carry words, or be the half of another.
 */
export function parseType(text: string): AbiType {
  const [input, ...others] = parseFunction(`f(${text})`).inputs
  if (!input || others.length > 0 || typeName(input.type) !== text) {
    throw new InvalidFunctionError('This is not the canonical text of one type.')
  }
  return input.type
}
