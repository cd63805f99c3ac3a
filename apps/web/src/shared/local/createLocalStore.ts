import * as v from 'valibot'
import { type LocalPlace, type LocalStore, openLocal } from './openLocal.ts'

type Options<Schema extends v.GenericSchema> = LocalPlace & {
  schema: Schema
  /** Used when nothing, or nothing readable, is kept. */
  fallback: v.InferOutput<Schema>
}

/** One value that this browser remembers, read as a whole or not at all. */
export function createLocalStore<const Schema extends v.GenericSchema>({
  schema,
  fallback,
  ...place
}: Options<Schema>): LocalStore<v.InferOutput<Schema>> {
  return openLocal(place, {
    fallback,
    read(json) {
      const result = v.safeParse(schema, json)
      return result.success ? { value: result.output, unread: [] } : undefined
    },
    write: (value) => value,
  })
}
