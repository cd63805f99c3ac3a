import type { WorldChain } from '../world/types.ts'
import { createTeller } from './createTeller.ts'
import { fundPeople } from './fundPeople.ts'
import { purses } from './people.ts'
import { registerNames } from './registerNames.ts'
import { placeOldSafe } from './safes/oldSafe.ts'
import { timeline } from './timeline.ts'
import type { ChainId } from './types.ts'

/** Everything that happened on a chain before the visitor came, done for real: for `startWorld`. */
export async function tellStory(chain: WorldChain): Promise<void> {
  // The world has these two chains.
  const id = chain.id as ChainId
  await fundPeople(chain, purses)
  if (id === 31337) {
    await placeOldSafe(chain)
    await registerNames(chain)
  }
  const tell = createTeller(chain)
  for (const deed of timeline(id)) await tell(deed)
}
