import { LimitExceededError } from '../errors.ts'
import { hasClearNames } from './hasClearNames.ts'
import { unhashable } from './unhashable.ts'

/** Typed data as a stranger sends it: any part may be missing or of the wrong kind. */
export type AnyTypedData = { types?: unknown; domain?: unknown; message?: unknown }

/** Several times what anybody signs. Each type is hashed once, with all that it stands on. */
const limits = { types: 50, fields: 400, typeText: 8_192, values: 3_000, depth: 32 }

/**
 * Refuses typed data that would cost more to walk through than it is worth, or whose types say one thing
 * to a reader and another to a contract. Whoever walks along its types, by any way, asks this first: a
 * field named twice leads to its value twice, and thirty such types in a row a thousand million times.
 *
 * @throws LimitExceededError @throws InvalidMessageError
 */
export function boundTypedData({ types, domain, message }: AnyTypedData): void {
  if (typeof types !== 'object' || types === null) throw unhashable()
  boundTypes(Object.entries(types))
  let values = 0
  const visit = (value: unknown, depth: number): void => {
    values += 1
    if (values > limits.values) throw tooMuch('values')
    if (typeof value !== 'object' || value === null) return
    if (depth === limits.depth) throw tooMuch('levels')
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(domain, 0)
  visit(message, 0)
}

function boundTypes(types: readonly [name: string, fields: unknown][]): void {
  if (types.length > limits.types) throw tooMuch('types')
  let count = 0
  let text = 0
  for (const [typeName, fields] of types) {
    if (!Array.isArray(fields)) throw unhashable()
    count += fields.length
    text += typeName.length
    if (count > limits.fields) throw tooMuch('fields')
    const names = new Set<string>()
    for (const field of fields as readonly unknown[]) {
      if (!isField(field) || names.has(field.name)) throw unhashable()
      names.add(field.name)
      text += field.name.length + field.type.length
    }
  }
  if (text > limits.typeText) throw tooMuch('letters in its types')
  // Every one has been found to be a list of fields.
  const declared = Object.fromEntries(types) as Readonly<Record<string, readonly Field[]>>
  if (!hasClearNames(declared)) throw unhashable()
}

type Field = { name: string; type: string }

function isField(value: unknown): value is Field {
  if (typeof value !== 'object' || value === null) return false
  return (
    'name' in value &&
    'type' in value &&
    typeof value.name === 'string' &&
    typeof value.type === 'string'
  )
}

function tooMuch(what: string): LimitExceededError {
  return new LimitExceededError(`This typed data has too many ${what}.`)
}
