import { isIP } from 'node:net'
import * as v from 'valibot'
import { commaList } from './commaList.ts'
import { isLoopback } from './isLoopback.ts'
import { pairList } from './pairList.ts'
import { urlCheck } from './urlCheck.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const ROLES = ['web', 'indexer'] as const
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export type Role = (typeof ROLES)[number]
export type TraceSampler = (typeof SAMPLERS)[number]

/** Public relay of the WalletConnect network. */
const DEFAULT_RELAY = 'wss://relay.walletconnect.org'
const WEEK = 7 * 24 * 3600
const MONTH = 30 * 24 * 3600

/** One schema per variable. Every variable may be absent: what then holds is the default here. */
export const envSchemas = {
  PORT: v.optional(wholeNumber(1, 65_535), '4100'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => isIP(value) !== 0, 'wants an address of this machine, such as 127.0.0.1'),
    ),
  ),
  APP_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,64}$/u, 'wants 1 to 64 characters on one line')),
    'Countersign',
  ),
  PUBLIC_URL: v.optional(urlCheck({ secure: 'https', path: false, plain: true })),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isPostgresUrl, 'wants a postgres:// URL'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.excludes('\0', 'wants a directory')), '.data'),
  SESSION_SECRET: v.optional(
    v.pipe(v.string(), v.minBytes(32, 'is too short: wants at least 32 random bytes')),
  ),
  CHAINS_FILE: v.optional(v.string()),
  RPC_KEY_PRIMARY: v.optional(nodeKey()),
  RPC_KEY_SECONDARY: v.optional(nodeKey()),
  WALLETCONNECT_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i, 'wants the 32 hexadecimal digits of a project')),
  ),
  WALLETCONNECT_RELAY_URL: v.optional(urlCheck({ secure: 'wss', path: true }), DEFAULT_RELAY),
  GATEWAY_URL: v.optional(urlCheck({ secure: 'https', path: true })),
  SAFE_APPS_FILE: v.optional(v.string()),
  FUNCTIONS_FILE: v.optional(v.string()),
  DESCRIPTIONS_DIR: v.optional(v.string()),
  DESCRIPTIONS_URL: v.optional(urlCheck({ secure: 'https', path: true })),
  PRICES_FILE: v.optional(v.string()),
  PRICES_URL: v.optional(urlCheck({ secure: 'https', path: true })),
  IPFS_URL: v.optional(urlCheck({ secure: 'https', path: true })),
  FRAME_ORIGINS: v.optional(
    commaList(isFrameOrigin, 'origins like https://app.safe.global or https://*.safe.global'),
    '',
  ),
  SIGN_IN_DOMAINS: v.optional(
    commaList(isAuthority, 'hosts like app.example.org or localhost:4100, in lower case ASCII'),
    '',
  ),
  SIGN_IN_NODES: v.optional(oneOf(['all', 'any'] as const), 'all'),
  TRUST_PROXY: v.optional(
    commaList(isAddressBlock, 'addresses like 10.0.0.1 or blocks like 10.0.0.0/8'),
    '',
  ),
  LOG_LEVEL: v.optional(oneOf(LOG_LEVELS), 'info'),
  NONCE_TTL_SECONDS: v.optional(wholeNumber(1, MONTH), String(WEEK)),
  SIGN_IN_WINDOW_SECONDS: v.optional(wholeNumber(1, WEEK), '900'),
  SESSION_TTL_SECONDS: v.optional(wholeNumber(1, 12 * MONTH), String(WEEK)),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 600), '5'),
  HSTS: v.optional(oneOf(['on', 'subdomains', 'off'] as const), 'on'),
  RATE_LIMIT: v.optional(oneOf(['on', 'off'] as const), 'on'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{16,512}$/, 'wants 16 to 512 characters without spaces'),
    ),
  ),
  ROLES: v.optional(
    v.pipe(
      commaList((item) => v.is(v.picklist(ROLES), item), 'one or both of web and indexer'),
      v.array(v.picklist(ROLES)),
    ),
    'web,indexer',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(urlCheck({ secure: 'https', path: true, plain: true })),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(
    urlCheck({ secure: 'https', path: true, plain: true }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(pairList(/^[ -~]+$/, 'api-key=secret'), ''),
  OTEL_SERVICE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,128}$/u, 'wants 1 to 128 characters on one line')),
  ),
  OTEL_RESOURCE_ATTRIBUTES: v.optional(
    pairList(/^[^\p{Cc}]{0,255}$/u, 'deployment.environment.name=production'),
    '',
  ),
  OTEL_TRACES_SAMPLER: v.optional(oneOf(SAMPLERS), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d{1,15})?|1(\.0{1,15})?)$/, 'wants a number from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  OTEL_SDK_DISABLED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(true|false)$/i, 'wants true or false'),
      v.transform((value) => value.toLowerCase() === 'true'),
    ),
    'false',
  ),
}

function wholeNumber(min: number, max: number) {
  const wants = `wants a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, wants),
    v.transform(Number),
    v.minValue(min, wants),
    v.maxValue(max, wants),
  )
}

function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `wants one of ${values.join(', ')}`)
}

/** Long enough that removing it by value from a log line cannot hit an ordinary word. */
function nodeKey() {
  return v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]{8,512}$/, 'wants a key of 8 to 512 characters without spaces'),
  )
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value)
}

/** A CSP host source: what may frame us. Encrypted, except on this machine. */
function isFrameOrigin(value: string): boolean {
  if (!/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$|^https?:\/\/\[::1\](:\d{1,5})?$/.test(value)) {
    return false
  }
  const plain = value.replace('//*.', '//')
  if (!URL.canParse(plain) || new URL(plain).origin !== plain) return false
  return value.startsWith('https:') || isLoopback(plain)
}

/** `host` or `host:port` as a browser writes it: compared byte by byte with signed messages. */
function isAuthority(value: string): boolean {
  return (
    /^[a-z0-9.:[\]-]+$/.test(value) &&
    // Either scheme: each drops its own default port, the other keeps it.
    ['https', 'http'].some(
      (scheme) =>
        URL.canParse(`${scheme}://${value}`) && new URL(`${scheme}://${value}`).host === value,
    )
  )
}

function isAddressBlock(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  )
}
