import { type Config, createConfig } from '@wagmi/core'
import { type Chain, http, type Transport } from 'viem'
import type { SignInState } from './auth/signInReducer.ts'
import type { Session } from './auth/types.ts'
import { checkOptions } from './checkOptions.ts'
import type { Attempt } from './connection/attempt.ts'
import { beginRestoring } from './connection/beginRestoring.ts'
import { followOtherTabs } from './connection/followOtherTabs.ts'
import { followReturn } from './connection/followReturn.ts'
import { discoverWallets } from './discovery/discoverWallets.ts'
import { createWalletList } from './discovery/walletList.ts'
import { timeouts } from './provider/timeouts.ts'
import { createStore } from './shared/createStore.ts'
import { safeStorage } from './storage/safeStorage.ts'
import type {
  Chains,
  Countersign,
  CreateCountersignParameters,
  WithChains,
  WithConfig,
} from './types.ts'

/** Bundlers put a word in its place. */
declare const process: { env: { NODE_ENV?: string } }

/** Sets up wallet connection for an app. Call it once, at module level. */
export function createCountersign<config extends Config>(
  parameters: WithConfig<config>,
): Countersign<config>
// Last, because TypeScript explains the last one's faults.
export function createCountersign<const chains extends Chains>(
  parameters: WithChains<chains>,
): Countersign<Config<chains>>
export function createCountersign(parameters: CreateCountersignParameters): Countersign {
  // Developers are told; builds for visitors leave the telling out.
  if (process.env.NODE_ENV !== 'production') checkOptions(parameters)
  const { appName = 'My app', wallets = [] } = parameters
  const page = 'window' in parameters ? parameters.window : globalThis.window
  const storage = safeStorage(parameters.storage)
  const config = parameters.config ?? createOwnConfig(parameters)
  const isOurs = !parameters.config
  const attempt = createStore<Attempt>({ step: 'idle', number: 0 })
  const signIn = createStore<SignInState>({ step: 'idle', round: 0 })
  const session = createStore<Session | null | undefined>(undefined)
  const countersign: Countersign = {
    config,
    appName,
    walletConnect: parameters.walletConnect ?? null,
    safeOrigins: parameters.safeOrigins ?? [],
    identifySafe: parameters.identifySafe,
    storage,
    window: page,
    timeouts: { ...timeouts, ...parameters.timeouts },
    wallets: createWalletList({
      groups: wallets,
      announced: discoverWallets(page),
      window: page,
      filter: parameters.filterWallets,
    }),
    attempt,
    authentication: parameters.authentication,
    requireSignIn: parameters.requireSignIn ?? false,
    signIn,
    session,
    internal: {
      attempt,
      isOurs,
      goodbye: () => {},
      begun: createStore(false),
      abort: undefined,
      restoring: undefined,
      signIn,
      signInAbort: undefined,
      session,
    },
  }
  // Said before the first paint, so that a returning visitor, or one inside a Safe, never sees
  // "Connect wallet" flash.
  if (!parameters.ssr) beginRestoring(countersign)
  if (parameters.ssr && page) {
    void import('./connection/rememberAccount.ts').then(({ rememberAccount }) =>
      rememberAccount(countersign),
    )
  }
  followOtherTabs(countersign)
  followReturn(countersign)
  return countersign
}

const createOwnConfig = ({ chains, transports = publicNodes(chains) }: WithChains) =>
  createConfig({
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

/** The nodes that a chain's own definition names. */
const publicNodes = (chains: readonly Chain[]): Record<number, Transport> =>
  Object.fromEntries(chains.map(({ id }) => [id, http()]))
