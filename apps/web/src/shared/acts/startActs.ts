import { type Countersign, safeStorage } from '@countersign/core'
import type { Gateway } from '@countersign/gateway'
import { createLocks, createOutboxStore } from '@countersign/outbox'
import { openGate } from '../gate/openGate.ts'
import { LOCAL_PREFIX } from '../local/openLocal.ts'
import { createAskers } from '../witnesses/createAskers.ts'
import type { Acts } from './acts.ts'
import { adoptOlderLists, unreadInOlderLists } from './adoptOlderLists.ts'
import { createActs } from './createActs.ts'
import type { ActServices } from './ports.ts'

/** The name that tabs of every version take turns by. */
const LOCKS = 'countersign.act'

/** The acts of this browser, with the connected wallet; followed from now on. */
export function startActs({
  countersign,
  gateway,
}: {
  countersign: Countersign
  gateway: Gateway
}): Acts {
  const { config } = countersign
  const storage = safeStorage()
  const store = createOutboxStore({ key: `${LOCAL_PREFIX}acts`, storage })
  adoptOlderLists(store, storage, Date.now())
  const services = {
    store,
    wallet: openGate(countersign),
    gateway,
    locks: createLocks(LOCKS),
    clientOf: (chainId) => config.getClient({ chainId }),
    askersOf: (chainId) => createAskers(countersign, chainId),
    now: Date.now,
    newToken: () => crypto.randomUUID(),
  } satisfies ActServices
  const acts = createActs(services, globalThis.window)
  const unread = () => [...acts.unread(), ...unreadInOlderLists(storage)]
  acts.follow()
  return { ...acts, unread }
}
