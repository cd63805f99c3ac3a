import type { Config } from '@wagmi/core'
import type { Address, Chain, Client, Transport } from 'viem'
import type { SignInState } from './auth/signInReducer.ts'
import type { AuthAdapter, Session } from './auth/types.ts'
import type { Attempt } from './connection/attempt.ts'
import type { WalletEntry } from './discovery/walletEntry.ts'
import type { WalletGroup, WalletList } from './discovery/walletList.ts'
import type { Timeouts } from './provider/timeouts.ts'
import type { Store, WritableStore } from './shared/createStore.ts'
import type { KeyValueStorage } from './storage/safeStorage.ts'

export type CreateCountersignParameters = WithChains | WithConfig

export type Chains = readonly [Chain, ...Chain[]]

export type WithChains<chains extends Chains = Chains> = CountersignOptions & {
  chains: chains
  /** How each chain is read, by chain id. Default: through the nodes that its definition names. */
  transports?: Record<chains[number]['id'], Transport> | undefined
  config?: undefined
}

export type WithConfig<config extends Config = Config> = CountersignOptions & {
  /** The app's own wagmi config: its chains, its connectors and its state are used as they are. */
  config: config
  chains?: undefined
  transports?: undefined
}

export type CountersignOptions = {
  /** Shown by wallets that name who is asking. */
  appName?: string | undefined
  /** What is offered besides the wallets that announce themselves, in order. */
  wallets?: readonly WalletGroup[] | undefined
  /** Without a project id, WalletConnect entries say that it is missing. */
  walletConnect?: { projectId: string; relayUrl?: string } | null | undefined
  /** Origins that may host this app inside a Safe. */
  safeOrigins?: readonly string[] | undefined
  /**
   * What an account's code is, where somebody can tell: `@countersign/safe` can. A Safe around this
   * page is then known by it (`SafeInfo.code`); without it, nobody looks.
   */
  identifySafe?: IdentifySafe | undefined
  /** R-AUTH-1: makes verifying an account possible; it stays optional for visitors. */
  authentication?: AuthAdapter | undefined
  /** R-AUTH-4: asks who has connected to sign in, once; who declines stays connected. Not inside a Safe. */
  requireSignIn?: boolean | undefined
  /** Which wallets are offered, of those that announce themselves, that are set up, and of the catalogue. */
  filterWallets?: ((wallet: WalletEntry) => boolean) | undefined
  /** Where the last connection is remembered; `null` remembers nothing. Default: local storage. */
  storage?: KeyValueStorage | null | undefined
  /**
   * The app's HTML is drawn on a server first. What is remembered is then restored when the provider
   * is mounted, not before, and the account is remembered, too: see `cookieStorage`.
   */
  ssr?: boolean | undefined
  /** The page; `undefined` on a server. */
  window?: Window | undefined
  timeouts?: Partial<Timeouts> | undefined
}

/** Whether the code at an address is an official Safe's, by whatever the app knows it by. */
export type IdentifySafe = (
  client: Client,
  address: Address,
) => Promise<'official' | 'unknown code'>

export type Countersign<config extends Config = Config> = {
  /** The wagmi config underneath: every wagmi action and hook works with it. */
  readonly config: config
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
  /** How accounts are verified; absent when the app has no sign-in. */
  readonly authentication: AuthAdapter | undefined
  readonly requireSignIn: boolean
  /** Where the current sign-in stands; `@countersign/core/auth` has what moves it. */
  readonly signIn: Store<SignInState>
  /** Who is signed in; `undefined` until the server has said so. */
  readonly session: Store<Session | null | undefined>
  /** For this package's own actions. */
  readonly internal: {
    readonly attempt: WritableStore<Attempt>
    /** Whether the config is ours; else the app brought it. */
    readonly isOurs: boolean
    /** Somebody ended the connection of a connector on purpose. */
    goodbye(connectorId: string): void
    /** What is remembered has been asked for. */
    readonly begun: WritableStore<boolean>
    /** Cancels whatever attempt is running. */
    abort: AbortController | undefined
    /** The restoring that is under way, and of what. */
    restoring: { key: string; done: Promise<void> } | undefined
    readonly signIn: WritableStore<SignInState>
    /** Ends the sign-in that was opened. */
    signInAbort: AbortController | undefined
    readonly session: WritableStore<Session | null | undefined>
  }
}
