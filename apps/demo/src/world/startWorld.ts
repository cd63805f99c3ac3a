import { chainDefinitions } from './definitions.ts'
import { type StartWorldChainOptions, startWorldChain } from './startWorldChain.ts'
import type { World } from './types.ts'

export type StartWorldOptions = {
  /** Where the two nodes listen; left out or 0, free ports are taken. */
  ports?: readonly [number, number] | undefined
} & Pick<StartWorldChainOptions, 'story' | 'birthmark'>

/** Starts the two chains. When one of them fails, the other is stopped before this rejects. */
export async function startWorld({
  ports = [0, 0],
  story,
  birthmark,
}: StartWorldOptions = {}): Promise<World> {
  const [one, two] = await Promise.allSettled([
    startWorldChain(chainDefinitions[0], ports[0], { story, birthmark }),
    startWorldChain(chainDefinitions[1], ports[1], { story, birthmark }),
  ])

  if (one.status === 'rejected') {
    if (two.status === 'fulfilled') await two.value.stop()
    throw one.reason
  }
  if (two.status === 'rejected') {
    await one.value.stop()
    throw two.reason
  }

  return {
    chains: [one.value.chain, two.value.chain],
    async stop() {
      await Promise.all([one.value.stop(), two.value.stop()])
    },
  }
}
