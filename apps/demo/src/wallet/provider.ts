import type { Clock } from '@countersign/core/transactions'
import * as v from 'valibot'
import type { Approvals } from './approvals.ts'
import { chainIdToHex, type WalletChain } from './chain.ts'
import { createEmitter, type ProviderEvents } from './emitter.ts'
import {
  alreadyPending,
  invalidParams,
  invalidRequest,
  RpcError,
  toRpcError,
  unsupportedMethod,
} from './errors.ts'
import { accountMethods } from './methods/accounts.ts'
import { assetMethods } from './methods/assets.ts'
import { callMethods } from './methods/calls.ts'
import { chainMethods } from './methods/chains.ts'
import { demoMethods } from './methods/demo.ts'
import { readMethods } from './methods/reads.ts'
import { signingMethods } from './methods/signing.ts'
import { transactionMethods } from './methods/transactions.ts'
import { createNode, type Fetch } from './node.ts'
import type { Signer } from './signer.ts'
import { sleep } from './sleep.ts'
import type { Store } from './store.ts'
import { currentChain, type Group, visibleAccounts, type Wallet } from './wallet.ts'

export type DemoWalletProvider = {
  readonly isDemoWallet: true
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on<name extends keyof ProviderEvents>(
    event: name,
    listener: (payload: ProviderEvents[name]) => void,
  ): DemoWalletProvider
  removeListener<name extends keyof ProviderEvents>(
    event: name,
    listener: (payload: ProviderEvents[name]) => void,
  ): DemoWalletProvider
}

export type ProviderParameters = {
  chains: readonly [WalletChain, ...WalletChain[]]
  origin: string
  store: Store
  approvals: Approvals
  fetch: Fetch
  clock: Clock
  loadSigner: () => Promise<Signer>
  randomId: () => string
  onListenerError?: (error: unknown) => void
}

const methods = new Map(
  Object.entries({
    ...accountMethods,
    ...assetMethods,
    ...callMethods,
    ...chainMethods,
    ...demoMethods,
    ...readMethods,
    ...signingMethods,
    ...transactionMethods,
  }),
)

/** Only one at a time, held or not: a second dialogue about the same thing helps nobody. */
const ALWAYS_EXCLUSIVE: readonly Group[] = ['accounts', 'chain']

const requestSchema = v.object({ method: v.string(), params: v.optional(v.unknown()) })

/** The wallet as a page sees it: an EIP-1193 provider. */
export function createProvider(parameters: ProviderParameters): DemoWalletProvider {
  const { store, approvals, clock } = parameters
  const emitter = createEmitter(parameters.onListenerError ?? (() => {}))
  const pending = new Map<Group, number>()
  let turn: Promise<unknown> = Promise.resolve()
  /** Whether the current chain's node answers; unknown until it was asked something. */
  let connected: boolean | undefined
  let signer: Promise<Signer> | undefined

  const wallet: Wallet = {
    origin: parameters.origin,
    chains: parameters.chains,
    store,
    clock,
    randomId: parameters.randomId,
    node: createNode({ fetch: parameters.fetch, onReach }),
    signer() {
      signer ??= parameters.loadSigner().catch((error) => {
        signer = undefined
        throw error
      })
      return signer
    },
    async unlock() {
      if (!store.get('locked')) return
      await approvals.ask({ kind: 'unlock' })
      store.set({ locked: false })
    },
    async ask(ask) {
      try {
        // No pause when unlocked: requests enter the queue in the order they were made.
        if (store.get('locked')) await wallet.unlock()
        return await approvals.ask(ask)
      } finally {
        const { delay } = store.get('behaviour')
        if (delay > 0) await sleep(clock, delay)
      }
    },
    show(ask) {
      approvals.ask(ask).catch(() => {})
    },
    async exclusively(group, method, run) {
      const count = pending.get(group) ?? 0
      const exclusive = ALWAYS_EXCLUSIVE.includes(group) || store.get('behaviour').hold
      if (count > 0 && exclusive) throw alreadyPending(method)
      pending.set(group, count + 1)
      try {
        return await run()
      } finally {
        pending.set(group, (pending.get(group) ?? 1) - 1)
      }
    },
    inTurn(run) {
      const mine = turn.then(run, run)
      turn = mine
      return mine
    },
    reset() {
      approvals.reset()
      store.reset()
    },
  }

  const look = () => ({
    accounts: visibleAccounts(wallet),
    chainId: chainIdToHex(currentChain(wallet).id),
  })
  let seen = look()

  /** One place for every cause: this page's requests, the wallet's window, other tabs. */
  function announceChanges() {
    const before = seen
    seen = look()
    const { accounts, chainId } = seen
    if (before.chainId !== chainId) emitter.emit('chainChanged', chainId)
    if (before.accounts.join() !== accounts.join()) emitter.emit('accountsChanged', accounts)
  }
  store.subscribe(announceChanges)

  /**
   * In EIP-1193 `connect` and `disconnect` are about the chain, not about the person. The code of
   * the latter is one for closed sockets; 1013, "try again later", is what pages know to wait out.
   */
  function onReach(chainId: number, reached: boolean) {
    if (chainId !== currentChain(wallet).id || reached === connected) return
    connected = reached
    if (reached) emitter.emit('connect', { chainId: chainIdToHex(chainId) })
    else emitter.emit('disconnect', new RpcError(1013, 'The node does not answer.'))
  }

  const provider: DemoWalletProvider = {
    isDemoWallet: true,
    async request(request) {
      try {
        const { method, params } = readRequest(request)
        const handle = methods.get(method)
        if (!handle) throw unsupportedMethod(method)
        return await handle(wallet, params)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }
  return provider
}

/**
 * Takes a copy: page and wallet share one memory, and what a person approved must still be what is
 * signed when the page changes its objects meanwhile.
 */
function readRequest(request: unknown): { method: string; params: unknown } {
  const result = attempt(() => v.safeParse(requestSchema, request))
  if (!result?.success) throw invalidRequest('expected { method, params }')
  const { method, params = [] } = result.output
  const copy = attempt((): unknown => JSON.parse(JSON.stringify(params)))
  if (typeof copy !== 'object' || copy === null) throw invalidParams('expected a list or an object')
  return { method, params: copy }
}

function attempt<result>(run: () => result): result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
