import * as v from 'valibot'
import type { Permission, Permissions } from './types.ts'

const stored = v.array(
  v.object({
    invoker: v.string(),
    parentCapability: v.string(),
    date: v.number(),
    caveats: v.array(v.unknown()),
  }),
)

type Options = { storage: Storage; appOrigin: string; now?: () => number }

/** What an app was allowed, remembered by its origin. */
export function createPermissions({ storage, appOrigin, now = Date.now }: Options): Permissions {
  const key = `host.permissions ${appOrigin}`
  const read = (): Permission[] => {
    try {
      return v.parse(stored, JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  return {
    read,
    grant(capabilities) {
      const others = read().filter((each) => !capabilities.includes(each.parentCapability))
      const fresh = capabilities.map((parentCapability) => {
        return { invoker: appOrigin, parentCapability, date: now(), caveats: [] }
      })
      const all = [...others, ...fresh]
      storage.setItem(key, JSON.stringify(all))
      return all
    },
  }
}
