import type { SafeApp } from '@countersign/gateway'
import type { Chain } from './chainSchema.ts'
import type { LogLevel, Role, TraceSampler } from './envSchemas.ts'
import type { FunctionList, PriceList } from './gatewaySchemas.ts'

/** The whole configuration: parsed once at start, frozen, trusted everywhere after that. */
export type ServerConfig = Readonly<{
  port: number
  /** Where it listens; `null`: on loopback while `publicUrl` is loopback, else everywhere. */
  host: string | null
  appName: string
  /** The origin visitors type, without a trailing slash. */
  publicUrl: string
  /** `null`: the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  sessionSecret: string
  chains: readonly ChainConfig[]
  walletConnect: Readonly<{ projectId: string; relayUrl: string }> | null
  /** `null`: our own gateway. */
  gatewayUrl: string | null
  safeApps: readonly SafeApp[]
  /** Functions that the gateway's decoder is told of. */
  functions: FunctionList
  /** What things cost: a list, or where to fetch one; `null`: nobody says. */
  prices: PriceList | Readonly<{ url: string }> | null
  /** Words for contracts' calls, from files of the operator's. */
  descriptions: readonly ServedDescription[]
  /** Where more of them are fetched from; `null`: nowhere. */
  descriptionsUrl: string | null
  /** Where `ipfs://` is read from; `null`: it is not. */
  ipfsUrl: string | null
  frameOrigins: readonly string[]
  signInDomains: readonly string[]
  /** Which nodes have to vouch for a contract that signs in: all, or whichever answer. */
  signInNodes: 'all' | 'any'
  /** Addresses and blocks whose X-Forwarded-For is believed. */
  trustProxy: readonly string[]
  logLevel: LogLevel
  nonceTtlSeconds: number
  signInWindowSeconds: number
  sessionTtlSeconds: number
  /** How long a server that is told to stop still serves, while `/readyz` says that it will. */
  drainSeconds: number
  /** Whether browsers are told to come back encrypted only, and to the names below this one as well. */
  hsts: 'on' | 'subdomains' | 'off'
  rateLimit: boolean
  /** Who may read /metrics from another machine; `null`: nobody. */
  metricsToken: string | null
  /** Where traces are sent; `null`: nothing is traced. */
  tracing: TracingConfig | null
  roles: readonly Role[]
  demo: boolean
  demoAccounts: readonly DemoAccount[]
  /** Values that must never leave the process: the logger and the node client remove them. */
  secrets: readonly string[]
}>

/** By OpenTelemetry's own variables. */
export type TracingConfig = Readonly<{
  /** Of the collector, where OTLP is taken over HTTP. */
  url: string
  /** May hold a key. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** What every trace says of where it comes from. */
  attributes: Readonly<Record<string, string>>
  sampler: TraceSampler
  ratio: number
}>

/** One chain; `rpc` holds complete node addresses (keys filled in), the preferred one first. */
export type ChainConfig = Readonly<Chain>

/** A description of a contract (ERC-7730), as far as browsers read it, and which chains it is for. */
export type ServedDescription = Readonly<{
  chainIds: readonly number[]
  file: Readonly<{ context: object; metadata: object; display: object }>
}>

/** An account that the demo shows to visitors who have none. */
export type DemoAccount = Readonly<{
  chainId: number
  address: `0x${string}`
  name: string
  /** One sentence about what there is to see. */
  note: string
}>
