/** How far a chain was read, if it is ours to read. */
type Reading = { holding: boolean; head: number | null; indexed: number | null }

type Options = {
  /** In milliseconds. */
  patience?: number
  pause?: number
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * Waits until the server has read its chains to their ends: before that it does not know the Safes
 * about which it is to be told.
 *
 * A server that was killed keeps its place for some seconds; longer than a while nobody waits.
 */
export async function untilRead(
  indexing: () => ReadonlyMap<number, Reading>,
  { patience = 15_000, pause = 50, wait = sleep }: Options = {},
): Promise<void> {
  for (let waited = 0; waited < patience; waited += pause) {
    const states = [...indexing().values()]
    const isRead = states.every(({ holding, head, indexed }) => {
      return holding && head !== null && indexed !== null && indexed >= head
    })
    if (isRead) return
    await wait(pause)
  }
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
