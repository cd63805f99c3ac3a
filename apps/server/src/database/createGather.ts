import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'

export type GatherParameters<Item, Result> = {
  /** Answers for all of them, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Two of the same key never go together. Absent: anything does. */
  keyOf?: ((item: Item) => string) | undefined
  maxTogether?: number | undefined
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Makes one statement of all that is asked at the same moment, or while the one before is on its
 * way: a statement costs far more than a row. Nothing is answered by a statement that began before
 * it was asked.
 */
export function createGather<Item, Result>(
  parameters: GatherParameters<Item, Result>,
): (item: Item) => Promise<Result> {
  const { run, keyOf, maxTogether = 64 } = parameters
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  /** The next ones in line, each key once. */
  function take(): Waiting<Item, Result>[] {
    const together = new Map<unknown, Waiting<Item, Result>>()
    waiting = waiting.filter((each) => {
      const key = keyOf ? keyOf(each.item) : each
      if (together.size >= maxTogether || together.has(key)) return true
      together.set(key, each)
      return false
    })
    return [...together.values()]
  }

  async function answer(together: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(together.map(({ item }) => item))
      for (const [index, { resolve }] of together.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) {
        // Those who waited behind it would only wait as long again to hear the same.
        for (const { reject } of [...together, ...waiting.splice(0)]) reject(error)
      } else if (together.length === 1) {
        together[0]?.reject(error)
      } else {
        // One of them is wrong: the others are not to suffer for it.
        for (const each of together) await answer([each])
      }
    }
  }

  async function work(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // The embedded database lets nobody in while it works: whoever is at the door comes along.
      await new Promise(setImmediate)
      await answer(take())
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void work()
    })
}
