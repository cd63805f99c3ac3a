import { lookup as lookUpName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isBelow } from './isBelow.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { isWanted, mediaType } from './mediaType.ts'

export type RemoteFile = { type: string; bytes: Uint8Array }

export type FetchRemoteParameters = {
  url: string
  maxBytes: number
  /** What may come: content types, or the beginning of some, such as `image/`. */
  types: readonly string[]
  /** For everything together, redirects and the last byte included. */
  timeoutMs?: number
  /** Ends it early. */
  signal?: AbortSignal | undefined
  /** Whether an address may be asked. */
  mayAsk?: (address: string) => boolean
  /** What the operator trusts, wherever it is: all that is below this. Nothing that it leads to. */
  home?: URL
  /** How a name becomes an address. */
  lookup?: typeof lookUpName
}

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 4_000
const PORTS = new Set(['', '80', '443'])

/**
 * Fetches a file whose address a stranger wrote. The address that a name leads to is checked where
 * the connection is made, so that it cannot become another one in between; the same for every
 * redirect. `undefined` for everything that is not wanted or not to be had.
 */
export async function fetchRemote(
  parameters: FetchRemoteParameters,
): Promise<RemoteFile | undefined> {
  const { timeoutMs = TIMEOUT_MS } = parameters
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = parameters.signal ? AbortSignal.any([limit, parameters.signal]) : limit
  let url = parameters.url
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const target = parseTarget(url, parameters)
      if (!target) return undefined
      const response = await ask(target, parameters, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        if (!URL.canParse(headers.location, target.href)) return undefined
        url = new URL(headers.location, target).href
        continue
      }
      return statusCode === 200 ? await read(response, parameters) : drop(response)
    }
  } catch {
    // Refused, cut off, too late: a stranger's file is not worth an error.
  }
  return undefined
}

/** Judged for every hop on its own. */
function guardOf(url: URL, { home, mayAsk = isPublicAddress }: FetchRemoteParameters) {
  return home && isBelow(url, home) ? () => true : mayAsk
}

function parseTarget(text: string, parameters: FetchRemoteParameters) {
  if (text.length > 2_048 || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const mayAsk = guardOf(url, parameters)
  // An address instead of a name is not looked up: it has to be judged here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayAsk(host)) return undefined
  return mayAsk === isPublicAddress && !PORTS.has(url.port) ? undefined : url
}

function ask(
  url: URL,
  parameters: FetchRemoteParameters,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { lookup = lookUpName } = parameters
  const mayAsk = guardOf(url, parameters)
  const guarded: LookupFunction = (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      // One wrong address among good ones is a trap.
      const allowed = addresses.length > 0 && addresses.every(({ address }) => mayAsk(address))
      const [first] = addresses
      if (!allowed || !first) return callback(new Error('This address may not be asked.'), '', 0)
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'GET',
      agent: false,
      lookup: guarded,
      signal,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Countersign' },
    })
    request.on('error', reject)
    request.on('response', resolve)
    request.end()
  })
}

async function read(
  response: IncomingMessage,
  { maxBytes, types }: FetchRemoteParameters,
): Promise<RemoteFile | undefined> {
  const type = mediaType(response.headers['content-type'] ?? '')
  const encoded = (response.headers['content-encoding'] ?? 'identity') !== 'identity'
  if (encoded || type === undefined || !isWanted(type, types)) return drop(response)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    // Counted while reading: a length in the header is only a promise.
    if (size > maxBytes) return drop(response)
    chunks.push(chunk)
  }
  return { type, bytes: Buffer.concat(chunks) }
}

function drop(response: IncomingMessage): undefined {
  response.destroy()
  return undefined
}
