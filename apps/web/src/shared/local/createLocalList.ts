import * as v from 'valibot'
import { type LocalPlace, type LocalStore, openLocal } from './openLocal.ts'

type Options<Schema extends v.GenericSchema> = LocalPlace & { item: Schema }

/**
 * A list that this browser remembers, item by item: one that cannot be read takes none of the others with
 * it, and is written back as it was, for a version that can.
 */
export function createLocalList<const Schema extends v.GenericSchema>({
  item,
  ...place
}: Options<Schema>): LocalStore<readonly v.InferOutput<Schema>[]> {
  return openLocal<readonly v.InferOutput<Schema>[]>(place, {
    fallback: [],
    read(json) {
      if (!Array.isArray(json)) return undefined
      const value: v.InferOutput<Schema>[] = []
      const unread: unknown[] = []
      for (const each of json) {
        const result = v.safeParse(item, each)
        if (result.success) value.push(result.output)
        else unread.push(each)
      }
      return { value, unread }
    },
    write: (value, unread) => [...value, ...unread],
  })
}
