import type * as v from 'valibot'

/** As much of JSON Schema (2020-12) as these schemas need. */
export type JsonSchema = { [keyword: string]: unknown }

/** What refers to itself, by its name in the document. */
export type Definitions = Map<object, { name: string; schema: JsonSchema }>

/** As much of a schema as is looked at, whatever it is. */
type Any = v.GenericSchema & {
  pattern?: string
  kinds?: readonly v.GenericSchema[]
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
  literal?: unknown
  getter?: (input: unknown) => v.GenericSchema
  pipe?: readonly (v.GenericSchema | { kind: string; type: string; requirement?: unknown })[]
}

/** What a schema takes, as a schema that others can read. What it makes of it is nobody's business. */
export function toJsonSchema(schema: v.GenericSchema, definitions: Definitions): JsonSchema {
  const any = schema as Any // all that is looked at may be missing
  const convert = (other: v.GenericSchema) => toJsonSchema(other, definitions)
  if (any.pipe) return Object.assign({}, ...any.pipe.map((part) => readPart(part, definitions)))
  switch (any.type) {
    case 'string':
    case 'boolean':
    case 'number':
    case 'null':
      return { type: any.type }
    case 'custom':
      return { type: 'string', ...(any.pattern && { pattern: any.pattern }) }
    case 'object':
    case 'loose_object':
      return toObject(any.entries ?? {}, definitions)
    case 'array':
      return { type: 'array', items: any.item ? convert(any.item) : {} }
    case 'record':
      return { type: 'object', additionalProperties: any.value ? convert(any.value) : {} }
    case 'nullable':
    case 'nullish':
      return { anyOf: [any.wrapped ? convert(any.wrapped) : {}, { type: 'null' }] }
    case 'optional':
      return any.wrapped ? convert(any.wrapped) : {}
    case 'union':
    case 'variant':
      // Of these two, options are schemas.
      return { anyOf: (any.options as readonly v.GenericSchema[]).map(convert) }
    case 'picklist':
      return { enum: any.options }
    case 'literal':
      return { const: any.literal }
    case 'lazy':
      return any.kinds ? { anyOf: any.kinds.map(convert) } : toLazy(any, definitions)
    case 'never':
      return { not: {} }
    default:
      return {}
  }
}

function readPart(part: NonNullable<Any['pipe']>[number], definitions: Definitions): JsonSchema {
  if (part.kind === 'schema') return toJsonSchema(part as v.GenericSchema, definitions) // by its kind
  const { type, requirement } = part as { type: string; requirement?: unknown } // an action
  if (type === 'regex' && requirement instanceof RegExp) return { pattern: requirement.source }
  if (type === 'iso_timestamp') return { format: 'date-time' }
  if (type === 'safe_integer') return { type: 'integer' }
  if (type === 'min_value') return { minimum: requirement }
  if (type === 'min_length') return { minLength: requirement }
  return type === 'max_length' ? { maxLength: requirement } : {}
}

function toObject(entries: Record<string, v.GenericSchema>, definitions: Definitions): JsonSchema {
  const required = Object.entries(entries)
    .filter(([, { type }]) => type !== 'optional' && type !== 'nullish')
    .map(([name]) => name)
  const properties = Object.entries(entries).map(
    ([name, entry]) => [name, toJsonSchema(entry, definitions)] as const,
  )
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  }
}

/** It may depend on what is read: both a list and anything else are looked at. */
function toLazy({ getter }: Any, definitions: Definitions): JsonSchema {
  const [plain, ofList] = [getter?.(undefined), getter?.([])]
  if (!plain || !ofList) return {}
  const one = referTo(plain, definitions)
  return plain === ofList ? one : { anyOf: [one, toJsonSchema(ofList, definitions)] }
}

function referTo(schema: v.GenericSchema, definitions: Definitions): JsonSchema {
  const known = definitions.get(schema)
  const name = known?.name ?? `Recursive${definitions.size + 1}`
  if (!known) {
    const definition: { name: string; schema: JsonSchema } = { name, schema: {} }
    definitions.set(schema, definition)
    definition.schema = toJsonSchema(schema, definitions)
  }
  return { $ref: `#/components/schemas/${name}` }
}
