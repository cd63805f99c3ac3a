import type { Endpoint } from '@countersign/gateway'

/** How an answer is read. */
type GenericSchema = NonNullable<Endpoint['response']>

/** One thing told otherwise: where, and what instead. */
export type FieldLie = { path: readonly (string | number)[]; value: unknown }

/** Said instead of the truth, where a field takes it; the first that fits and is another. */
const INSTEAD: readonly unknown[] = [
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  `0x${'77'.repeat(32)}`,
  '0x1234',
  '77',
  77,
  true,
  false,
  1,
  0,
  'AWAITING_EXECUTION',
  'Ben',
]

/** What the parts of a schema look like that is walked through. */
type Walked = GenericSchema & {
  type: string
  entries?: Record<string, Walked>
  item?: Walked
  wrapped?: Walked
  value?: Walked
  getter?: (input: unknown) => Walked
}

/**
 * Every lie that can be told in one field of an answer, by the answer's own schema: fields that are left
 * out in the truth are among them, and lists may be empty.
 */
export function liesOf(schema: GenericSchema, honest: unknown): FieldLie[] {
  return walk(schema as Walked, honest, []) // valibot's schemas are what `Walked` says, by their `type`
}

function walk(schema: Walked, honest: unknown, path: FieldLie['path']): FieldLie[] {
  const { type, entries, item, wrapped, getter } = schema
  if (wrapped) {
    const left = honest === null || honest === undefined ? [] : [{ path, value: null }]
    return [...left, ...walk(wrapped, honest, path)]
  }
  if (getter) return walk(getter(honest), honest, path)
  if (entries) {
    return Object.entries(entries).flatMap(([name, entry]) =>
      walk(entry, isRecord(honest) ? honest[name] : undefined, [...path, name]),
    )
  }
  if (type === 'record' && schema.value) {
    const told = isRecord(honest) ? Object.entries(honest) : []
    return told.flatMap(([name, value]) => walk(schema.value as Walked, value, [...path, name]))
  }
  if (item) {
    const list = Array.isArray(honest) ? honest : []
    const first = list.length > 0 ? walk(item, list[0], [...path, 0]) : []
    return [...(list.length > 0 ? [{ path, value: [] }] : []), ...first]
  }
  const value = INSTEAD.find((each) => each !== honest && takes(schema, each))
  return value === undefined ? [] : [{ path, value }]
}

const takes = (schema: Walked, input: unknown) =>
  !schema['~run']({ value: input, typed: false, issues: undefined } as never, {}).issues

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same answer with one thing told otherwise. */
export function tellLie<answer>(answer: answer, { path, value }: FieldLie): answer {
  const [first, ...rest] = path
  if (first === undefined) return value as answer // as a liar answers
  const inner: unknown = Reflect.get(Object(answer ?? {}), first)
  const told = tellLie(inner, { path: rest, value })
  // Of a list that another lie has emptied there is nothing to tell.
  if (Array.isArray(answer))
    return (answer.length > 0 ? answer.with(Number(first), told) : answer) as answer
  return { ...answer, [first]: told }
}
