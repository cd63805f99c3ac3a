import { validParams } from '../testing/validParams.ts'
import { fuzzGatewayBody, fuzzGatewayPath } from './fuzzGateway.ts'
import { fuzzText, fuzzValue, mutate } from './fuzzValue.ts'
import type { Random } from './random.ts'

export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const PATHS = [
  '/api/auth/nonce',
  '/api/auth/verify',
  '/api/auth/verify',
  '/api/auth/session',
  '/api/auth/sessions',
  '/api/auth/logout',
  '/api/auth/logout-everywhere',
  '/api/config',
  '/api/rpc/31337',
  '/api/rpc/31337',
  '/api/rpc/31337',
  '/api/rpc/1',
  '/healthz',
  '/metrics',
  '/readyz',
  '/',
  '/assets/app.js',
  '/v1/chains',
]
const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Content-Encoding',
  'Cookie',
  'Forwarded',
  'If-None-Match',
  'Origin',
  'Range',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Request-Id',
]
const PARAMS = new Map(Object.entries(validParams))
const COOKIES = ['__Host-sid', 'sid', '__Host-pre', 'pre', '__proto__', '']

/** One request, from proper to absurd. */
export function fuzzRequest(random: Random): FuzzRequest {
  const path = fuzzPath(random)
  const suffix = random.chance(0.1) ? `?${fuzzText(random)}` : ''
  const method = random.pick(METHODS)
  return {
    method,
    path: encodePath((random.chance(0.1) ? mutate(random, path) : path) + suffix),
    headers: fuzzHeaders(random),
    body: method === 'GET' || method === 'HEAD' ? undefined : fuzzBody(random, path),
  }
}

function fuzzPath(random: Random): string {
  if (random.chance(0.4)) return fuzzGatewayPath(random)
  return random.chance(0.85) ? random.pick(PATHS) : `/${fuzzText(random)}`
}

function fuzzHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random.chance(0.9)) headers['Content-Type'] = 'application/json'
  else if (random.chance(0.5)) headers['Content-Type'] = printable(fuzzText(random))
  while (random.chance(0.3)) headers[random.pick(HEADERS)] = printable(fuzzText(random))
  if (random.chance(0.2)) {
    headers.Cookie = `${random.pick(COOKIES)}=${printable(fuzzText(random))}; ${printable(fuzzText(random))}`
  }
  return headers
}

function fuzzBody(random: Random, path: string): string {
  const body = bodyFor(random, path)
  const text = random.chance(0.05) ? fuzzText(random) : JSON.stringify(body)
  if (random.chance(0.01)) return text.padEnd(200_000, ' ')
  return random.chance(0.1) ? mutate(random, text) : text
}

function bodyFor(random: Random, path: string): unknown {
  if (path.startsWith('/v')) return fuzzGatewayBody(random)
  return path.startsWith('/api/rpc') ? rpcBody(random) : authBody(random)
}

function rpcBody(random: Random): unknown {
  if (random.chance(0.2)) return Array.from({ length: random.below(25) }, () => rpcCall(random))
  return random.chance(0.05) ? fuzzValue(random) : rpcCall(random)
}

function rpcCall(random: Random): unknown {
  const method = random.chance(0.95) ? random.pick([...PARAMS.keys()]) : fuzzText(random)
  const params = [...(PARAMS.get(method) ?? [])]
  if (random.chance(0.5) && params.length > 0)
    params[random.below(params.length)] = fuzzValue(random)
  if (random.chance(0.1)) params.push(fuzzValue(random))
  const call: Record<string, unknown> = { jsonrpc: '2.0', id: random.below(100), method, params }
  if (random.chance(0.1)) call[random.pick(Object.keys(call))] = fuzzValue(random)
  return call
}

function authBody(random: Random): unknown {
  if (random.chance(0.1)) return fuzzValue(random)
  const body: Record<string, unknown> = {
    message: random.chance(0.7) ? mutate(random, signInMessage(random)) : signInMessage(random),
    signature: random.chance(0.6)
      ? `0x${'1b'.repeat(random.pick([0, 1, 64, 65, 66, 500]))}`
      : fuzzValue(random),
  }
  if (random.chance(0.2)) body[fuzzText(random)] = fuzzValue(random)
  if (random.chance(0.1)) delete body.message
  return body
}

function signInMessage(random: Random): string {
  const address = `0x${random.below(0x7fff_ffff).toString(16).padStart(40, 'a')}`
  return `localhost:4100 wants you to sign in with your Ethereum account:
${address}

Sign in.

URI: http://localhost:4100
Version: 1
Chain ID: ${random.pick(['31337', '1', '031337', '-1', '99999999999999999999'])}
Nonce: ${random.pick(['abcdefgh12345678', 'x', ''])}
Issued At: ${new Date(Date.now() - random.below(100_000)).toISOString()}`
}

/** What an HTTP client is able to send. */
function encodePath(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/^(?!\/)/, '/')
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}
