import type { Countersign } from '@countersign/core'
import type { Gateway } from '@countersign/gateway'
import { openGate } from '../gate/openGate.ts'
import { createAskers } from '../witnesses/createAskers.ts'
import type { Acts } from './acts.ts'
import { createActLocks } from './createActLocks.ts'
import { createActStore } from './createActStore.ts'
import { createActs } from './createActs.ts'

/** The acts of this browser, with the connected wallet; followed from now on. */
export function startActs({
  countersign,
  gateway,
}: {
  countersign: Countersign
  gateway: Gateway
}): Acts {
  const { config } = countersign
  const acts = createActs({
    store: createActStore(),
    wallet: openGate(countersign),
    gateway,
    locks: createActLocks(),
    clientOf: (chainId) => config.getClient({ chainId }),
    askersOf: (chainId) => createAskers(countersign, chainId),
    now: Date.now,
    newToken: () => crypto.randomUUID(),
  })
  acts.follow()
  return acts
}
