import querystring from 'node:querystring'
import type { Chain } from './chainSchema.ts'

type SecretVariables = {
  SESSION_SECRET: string
  RPC_KEY_PRIMARY: string | undefined
  RPC_KEY_SECONDARY: string | undefined
  DATABASE_URL: string | undefined
  METRICS_TOKEN: string | undefined
  PRICES_URL?: string | undefined
  DESCRIPTIONS_URL?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined
}

/** Shorter pieces of a URL are words (`v2`, `mainnet`), longer ones may be keys. */
const KEY_LENGTH = 16
/** Removing a shorter value everywhere would garble every log line and protect nothing. */
const SECRET_LENGTH = 6

/** Every value that must not leave the process: keys, passwords, and the node URLs they are in. */
export function collectSecrets(values: SecretVariables, chains: readonly Chain[]): string[] {
  const keys = [values.RPC_KEY_PRIMARY, values.RPC_KEY_SECONDARY].flatMap((key) =>
    key === undefined ? [] : [key, encodeURIComponent(key)],
  )
  const database = values.DATABASE_URL
  const found = [
    values.SESSION_SECRET,
    ...(values.METRICS_TOKEN === undefined ? [] : [values.METRICS_TOKEN]),
    ...keys,
    ...(database === undefined ? [] : [database, ...password(new URL(database))]),
    ...[
      values.PRICES_URL,
      values.DESCRIPTIONS_URL,
      values.OTEL_EXPORTER_OTLP_ENDPOINT,
      values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    ].flatMap((url) => (url === undefined ? [] : secretsOfUrl(url))),
    // The whole, and the key behind a word such as `Bearer`.
    ...Object.values(values.OTEL_EXPORTER_OTLP_HEADERS ?? {}).flatMap((value) => [
      value,
      ...value.split(' ').filter((piece) => piece.length >= KEY_LENGTH),
    ]),
    ...chains.flatMap(({ rpc }) => rpc.flatMap(secretsOfUrl)),
  ]
  return [...new Set(found)].filter((value) => value.length >= SECRET_LENGTH)
}

/** The URL, its origin, and the parts long enough to be a key that was written into the file. */
function secretsOfUrl(text: string): string[] {
  const url = new URL(text)
  const pieces = [...url.pathname.split('/'), ...url.searchParams.values()]
  const long = pieces.filter((piece) => piece.length >= KEY_LENGTH)
  return [text, url.href, url.origin, ...long, ...password(url)]
}

function password(url: URL): string[] {
  // Not `decodeURIComponent`: a URL may hold a lone %, on which that throws.
  return url.password === '' ? [] : [url.password, querystring.unescape(url.password)]
}
