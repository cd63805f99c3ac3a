import { createApprovals } from '../approvals.ts'
import type { Waiting } from '../bridge/messages.ts'
import type { WalletChain } from '../chain.ts'
import { createProvider } from '../provider.ts'
import { createSigner, type Signer } from '../signer.ts'
import { fakeClock, until } from './fakeClock.ts'
import { fakeNode } from './fakeNode.ts'
import { fakeStorage } from './fakeStorage.ts'
import { fakeWindow } from './fakeWindow.ts'

export const ORIGIN = 'http://localhost:4100'

export const ONE: WalletChain = {
  id: 31337,
  name: 'Demo One',
  shortName: 'one',
  rpcUrl: '/api/rpc/31337',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

export const TWO: WalletChain = { ...ONE, id: 31338, name: 'Demo Two', rpcUrl: '/api/rpc/31338' }

/** What a page sends to have chain two added. */
export const ADD_TWO = {
  chainId: '0x7a6a',
  chainName: 'Demo Two',
  rpcUrls: [`${ORIGIN}/api/rpc/31338`],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

// One for all tests: deriving keys takes a moment.
const signer: Signer = createSigner()

export type HarnessParameters = {
  storage?: ReturnType<typeof fakeStorage>
  origin?: string
}

/** The whole wallet with everything outside of it replaced. */
export function harness({ storage = fakeStorage(), origin = ORIGIN }: HarnessParameters = {}) {
  const clock = fakeClock()
  const node = fakeNode()
  const person = fakeWindow()
  const store = storage.openStore()
  const broadcasts: Waiting[] = []
  const events: [string, unknown][] = []
  const listenerErrors: unknown[] = []
  const approvals = createApprovals({
    page: 'page',
    origin,
    rules: () => ({ ...store.get('behaviour'), locked: store.get('locked') }),
    onRulesChange: store.subscribe,
    openPopup: person.openPopup,
    showNote: person.showNote,
    broadcast: (message) => broadcasts.push(message),
    clock,
  })
  let lastId = 0
  const provider = createProvider({
    chains: [ONE, TWO],
    origin,
    store,
    approvals,
    fetch: node.fetch,
    clock,
    loadSigner: async () => signer,
    randomId: () => {
      lastId += 1
      return `id-${lastId}`
    },
    onListenerError: (error) => listenerErrors.push(error),
  })
  for (const name of ['connect', 'disconnect', 'chainChanged', 'accountsChanged'] as const) {
    provider.on(name, (payload) => events.push([name, payload]))
  }

  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })

  return {
    provider,
    approvals,
    store,
    storage,
    clock,
    node,
    person,
    events,
    broadcasts,
    listenerErrors,
    request,
    /** Sends a request that asks the person, and waits until the window shows it. */
    async ask(method: string, ...params: unknown[]) {
      const result = request(method, ...params)
      // Tests look at the outcome when they are ready to.
      result.catch(() => {})
      let finished = false
      result.then(
        () => (finished = true),
        () => (finished = true),
      )
      await until(() => finished || person.shown() !== undefined)
      return { result, shown: person.shown() }
    },
    /** Connected with some accounts, without asking. */
    async connected(...accounts: number[]) {
      store.set({ permissions: { [origin]: accounts.length > 0 ? accounts : [0] } })
      events.length = 0
    },
    configure: (settings: Record<string, unknown>) => request('demo_configure', settings),
  }
}

export type Harness = ReturnType<typeof harness>
