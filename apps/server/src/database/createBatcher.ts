import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'

export type BatcherParameters<Item, Result> = {
  /** Answers for all of them, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Two of the same key never go in one batch. Absent: anything does. */
  keyOf?: ((item: Item) => string) | undefined
  maxBatch?: number | undefined
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * A batcher: makes one statement of all that is asked at the same moment, or while the batch before
 * is on its way, because a statement costs far more than a row. Nothing is answered by a statement
 * that began before it was asked.
 */
export function createBatcher<Item, Result>(
  parameters: BatcherParameters<Item, Result>,
): (item: Item) => Promise<Result> {
  const { run, keyOf, maxBatch = 64 } = parameters
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  /** The next ones in line, each key once. */
  function take(): Waiting<Item, Result>[] {
    const batch = new Map<unknown, Waiting<Item, Result>>()
    waiting = waiting.filter((each) => {
      const key = keyOf ? keyOf(each.item) : each
      if (batch.size >= maxBatch || batch.has(key)) return true
      batch.set(key, each)
      return false
    })
    return [...batch.values()]
  }

  async function answer(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) {
        // Those who waited behind it would only wait as long again to hear the same.
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
      } else if (batch.length === 1) {
        batch[0]?.reject(error)
      } else {
        // One of them is wrong: the others are not to suffer for it.
        for (const each of batch) await answer([each])
      }
    }
  }

  async function work(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // The embedded database lets nobody in while it works: whoever waits comes along.
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
