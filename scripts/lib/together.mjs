import { scope } from './scope.mjs'

/**
 * Does several things side by side. The first that fails is the one that is told: the processes of the
 * others are ended, and waited for, before it is, so that whoever cleans up finds nobody at work.
 * @template T
 * @param {(() => T | Promise<T>)[]} works
 * @returns {Promise<T[]>}
 */
export async function together(works) {
  const around = scope.getStore() ?? {}
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, ...(around.signal ? [around.signal] : [])])
  const failures = []
  const results = await scope.run({ ...around, signal }, () =>
    Promise.all(
      works.map(async (work) => {
        try {
          return await work()
        } catch (error) {
          failures.push(error)
          ending.abort()
        }
      }),
    ),
  )
  if (failures.length > 0) throw failures[0]
  return results
}
