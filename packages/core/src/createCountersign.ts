import { type Config, createConfig } from '@wagmi/core'
import type { Address, Chain, Client, Transport } from 'viem'
import { type Attempt, type AttemptEvent, attemptReducer, idle } from './connection/attempt.ts'
import { followOtherTabs } from './connection/followOtherTabs.ts'
import { followReturn } from './connection/followReturn.ts'
import { recentConnectorId } from './connection/recentConnection.ts'
import { isHosted } from './frame/isHosted.ts'
import { type Timeouts, timeouts } from './provider/timeouts.ts'
import { createStore, type Store } from './shared/createStore.ts'
import { type KeyValueStorage, safeStorage } from './storage/safeStorage.ts'
import { discoverWallets } from './wallets/discoverWallets.ts'
import { validateWallets } from './wallets/validateWallets.ts'
import { createWalletList, type WalletGroup, type WalletList } from './wallets/walletList.ts'

export type CreateCountersignParameters = {
  /** Shown by wallets that name who is asking. */
  appName?: string
  chains: readonly [Chain, ...Chain[]]
  /** How each chain is read, by chain id. */
  transports: Record<number, Transport>
  /** What is offered besides the wallets that announce themselves, in order. */
  wallets?: readonly WalletGroup[]
  /** Without a project id, WalletConnect entries say that it is missing. */
  walletConnect?: { projectId: string; relayUrl?: string } | null
  /** Origins that may host this app inside a Safe. */
  safeOrigins?: readonly string[]
  /**
   * What an account's code is, where somebody can tell: `@countersign/safe` can. A Safe around this
   * page is then known by it (`SafeInfo.code`); without it, nobody looks.
   */
  identifySafe?: IdentifySafe
  /** Where the last connection is remembered; `null` remembers nothing. Default: local storage. */
  storage?: KeyValueStorage | null
  /** The page; `undefined` on a server. */
  window?: Window
  timeouts?: Partial<Timeouts>
}

/** Whether the code at an address is an official Safe's, by whatever the app knows it by. */
export type IdentifySafe = (
  client: Client,
  address: Address,
) => Promise<'official' | 'unknown code'>

export type Countersign = {
  /** The wagmi config underneath: every wagmi action and hook works with it. */
  readonly config: Config
  readonly appName: string
  readonly walletConnect: { projectId: string; relayUrl?: string } | null
  readonly safeOrigins: readonly string[]
  readonly identifySafe: IdentifySafe | undefined
  readonly storage: KeyValueStorage
  readonly window: Window | undefined
  readonly timeouts: Timeouts
  /** Every wallet that can be offered, installed ones first; grows when wallets announce themselves. */
  readonly wallets: WalletList
  /** Where the current attempt to connect stands. */
  readonly attempt: Store<Attempt>
  /** For this package's own actions. */
  readonly internal: {
    dispatch(event: AttemptEvent): void
    /** Cancels whatever attempt is running. */
    abort: AbortController | undefined
  }
}

/** Sets up wallet connection for an app. Call it once, at module level. */
export function createCountersign(parameters: CreateCountersignParameters): Countersign {
  const { appName = 'My app', chains, transports, wallets = [] } = parameters
  validateWallets(wallets.flatMap((group) => group.wallets))
  const page = 'window' in parameters ? parameters.window : globalThis.window
  const storage = safeStorage(parameters.storage)
  const config = createConfig({
    chains,
    transports,
    // Our own discovery and connector stand in for wagmi's: see `walletConnector`.
    multiInjectedProviderDiscovery: false,
    pollingInterval: 4_000,
    batch: { multicall: { wait: 32, batchSize: 1_024 } },
    // What is remembered is one connector's name (`recentConnection`); wagmi's own memory brings
    // back connections that nobody has checked yet.
    storage: null,
  })
  const attempt = createStore(idle)
  const countersign: Countersign = {
    config,
    appName,
    walletConnect: parameters.walletConnect ?? null,
    safeOrigins: parameters.safeOrigins ?? [],
    identifySafe: parameters.identifySafe,
    storage,
    window: page,
    timeouts: { ...timeouts, ...parameters.timeouts },
    wallets: createWalletList({ groups: wallets, announced: discoverWallets(page), window: page }),
    attempt,
    internal: {
      dispatch: (event) => attempt.set(attemptReducer(attempt.get(), event)),
      abort: undefined,
    },
  }
  // Said before the first paint, so that a returning visitor, or one inside a Safe, never sees
  // "Connect wallet" flash.
  if (recentConnectorId(storage) || isHosted(countersign)) {
    config.setState((state) => ({ ...state, status: 'reconnecting' }))
  }
  followOtherTabs(countersign)
  followReturn(countersign)
  return countersign
}
