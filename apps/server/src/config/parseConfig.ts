import { resolve } from 'node:path'
import * as v from 'valibot'
import type { ChainInput } from './chainSchema.ts'
import { collectSecrets } from './collectSecrets.ts'
import { ConfigError } from './configError.ts'
import { deepFreeze } from './deepFreeze.ts'
import { envSchemas } from './envSchemas.ts'
import {
  functionListSchema,
  type PriceList,
  priceListSchema,
  safeAppListSchema,
} from './gatewaySchemas.ts'
import { isLoopback } from './isLoopback.ts'
import { isPublicPlain } from './isPublicPlain.ts'
import { keptSecret } from './keptSecret.ts'
import { prepareDataDir } from './prepareDataDir.ts'
import { readChains } from './readChains.ts'
import { readDescriptions } from './readDescriptions.ts'
import { readGatewayFile } from './readGatewayFile.ts'
import { readTracing } from './readTracing.ts'
import type { DemoAccount, ServerConfig } from './types.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type ParseConfigOptions = {
  /** Chains to serve instead of those of CHAINS_FILE. */
  chains?: readonly ChainInput[]
  /** What things cost, instead of PRICES_FILE and PRICES_URL. */
  prices?: PriceList
  /** Whether the browser should be told that this is the demo world. */
  demo?: boolean
  /** What the demo's visitors may look at before they connect. */
  demoAccounts?: readonly DemoAccount[]
}

type Env = { [Name in keyof typeof envSchemas]: v.InferOutput<(typeof envSchemas)[Name]> }

/** Reads every variable once. Throws one `ConfigError` that lists all faults. */
export function parseConfig(env: Environment, options: ParseConfigOptions = {}): ServerConfig {
  const faults: string[] = []
  const values = readEnv(env, faults)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const dataDir = resolve(values.DATA_DIR)
  const chains = collect(faults, () =>
    readChains({ chains: options.chains, file: values.CHAINS_FILE, keys: values }),
  )
  const files = readFiles(values, options, faults)
  if (values.SIGN_IN_WINDOW_SECONDS > values.NONCE_TTL_SECONDS) {
    faults.push('SIGN_IN_WINDOW_SECONDS: wants at most NONCE_TTL_SECONDS, the life of a nonce')
  }
  const needsSecret = env.SESSION_SECRET === undefined || env.SESSION_SECRET === ''
  if (isPublicPlain(publicUrl)) {
    faults.push(
      'PUBLIC_URL: wants https:// for a host that anybody can reach: wallets and sign-ins work on encrypted pages only',
    )
  } else if (needsSecret && !isLoopback(publicUrl)) {
    faults.push(`SESSION_SECRET: is missing: wants at least 32 random bytes to serve ${publicUrl}`)
  }
  // Nothing is written to disk for a configuration that is refused anyway.
  if (faults.length === 0 && (needsSecret || values.DATABASE_URL === undefined)) {
    collect(faults, () => prepareDataDir(dataDir))
  }
  const sessionSecret =
    faults.length === 0 && needsSecret
      ? collect(faults, () => keptSecret(dataDir))
      : values.SESSION_SECRET
  if (faults.length > 0 || chains === undefined || sessionSecret === undefined) {
    throw new ConfigError(faults)
  }
  const projectId = values.WALLETCONNECT_PROJECT_ID
  return deepFreeze({
    port: values.PORT,
    host: values.HOST ?? null,
    appName: values.APP_NAME,
    publicUrl,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir,
    sessionSecret,
    chains,
    walletConnect: projectId ? { projectId, relayUrl: values.WALLETCONNECT_RELAY_URL } : null,
    gatewayUrl: values.GATEWAY_URL ?? null,
    ...files,
    ipfsUrl: values.IPFS_URL ?? null,
    frameOrigins: values.FRAME_ORIGINS,
    signInDomains:
      values.SIGN_IN_DOMAINS.length > 0 ? values.SIGN_IN_DOMAINS : [new URL(publicUrl).host],
    signInNodes: values.SIGN_IN_NODES,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    nonceTtlSeconds: values.NONCE_TTL_SECONDS,
    signInWindowSeconds: values.SIGN_IN_WINDOW_SECONDS,
    sessionTtlSeconds: values.SESSION_TTL_SECONDS,
    // Nobody balances what only this machine can reach.
    drainSeconds: isLoopback(publicUrl) ? 0 : values.DRAIN_SECONDS,
    hsts: values.HSTS,
    rateLimit: values.RATE_LIMIT === 'on',
    metricsToken: values.METRICS_TOKEN ?? null,
    tracing: readTracing(values),
    roles: values.ROLES,
    demo: options.demo ?? false,
    demoAccounts: options.demoAccounts ?? [],
    secrets: collectSecrets({ ...values, SESSION_SECRET: sessionSecret }, chains),
  })
}

/** A faulty variable counts as absent from here on, so that the others are still checked. */
function readEnv(env: Environment, faults: string[]): Env {
  const read = <Schema extends v.GenericSchema<string | undefined, unknown>>(
    name: string,
    schema: Schema,
  ): v.InferOutput<Schema> => {
    // Compose files and shells write "unset" as an empty string.
    const given = env[name] === '' ? undefined : env[name]
    const parsed = v.safeParse(schema, given, { abortPipeEarly: true })
    if (parsed.success) return parsed.output
    faults.push(`${name}: ${parsed.issues[0].message}`)
    return v.parse(schema, undefined)
  }
  const entries = Object.entries(envSchemas).map(([name, schema]) => [name, read(name, schema)])
  // Each name was read with its own schema; `fromEntries` cannot carry that in its type.
  return Object.fromEntries(entries) as Env
}

/** What the gateway serves from files. */
function readFiles(values: Env, options: ParseConfigOptions, faults: string[]) {
  if (values.PRICES_FILE !== undefined && values.PRICES_URL !== undefined) {
    faults.push('PRICES_URL: wants to be the only source: take it or PRICES_FILE away')
  }
  const safeApps = collect(faults, () =>
    readGatewayFile({
      name: 'SAFE_APPS_FILE',
      file: values.SAFE_APPS_FILE,
      wants: 'a list of Safe apps',
      schema: safeAppListSchema,
    }),
  )
  const functions = collect(faults, () =>
    readGatewayFile({
      name: 'FUNCTIONS_FILE',
      file: values.FUNCTIONS_FILE,
      wants: 'a list of functions',
      schema: functionListSchema,
    }),
  )
  const prices = collect(faults, () =>
    readGatewayFile({
      name: 'PRICES_FILE',
      file: values.PRICES_FILE,
      wants: 'a list of prices',
      schema: priceListSchema,
    }),
  )
  const descriptions = collect(faults, () =>
    readDescriptions('DESCRIPTIONS_DIR', values.DESCRIPTIONS_DIR),
  )
  const url = values.PRICES_URL
  return {
    descriptions: descriptions ?? [],
    descriptionsUrl: values.DESCRIPTIONS_URL ?? null,
    safeApps: safeApps ?? [],
    functions: functions ?? [],
    prices: options.prices ?? prices ?? (url === undefined ? null : { url }),
  }
}

function collect<T>(faults: string[], run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}
