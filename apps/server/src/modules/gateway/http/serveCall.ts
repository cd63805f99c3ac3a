import type { Answer, Endpoint } from '@countersign/gateway'
import type { Handler } from 'hono'
import type * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { Ground } from '../ground.ts'
import { GatewayFault } from './gatewayFault.ts'
import { parseAddress } from './parseAddress.ts'
import { parseHash } from './parseHash.ts'
import { readBody } from './readBody.ts'
import { readQuery } from './readQuery.ts'

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type PathValue<Name extends string> = Name extends 'chainId'
  ? GatewayChain
  : Name extends `${string}Address`
    ? Address
    : Name extends `${string}Hash`
      ? Hex
      : string

/** A call as its handler sees it: everything parsed. */
export type Call<E extends Endpoint> = {
  ground: Ground
  /** The parts of the path by name; `chainId` is the chain itself. */
  path: { [Name in PathNames<E['path']>]: PathValue<Name> }
  query: E extends { query: infer Q extends v.GenericSchema } ? v.InferOutput<Q> : undefined
  body: E extends { body: infer B extends v.GenericSchema } ? v.InferOutput<B> : undefined
  /** The address of the call, for the cursors of its pages. */
  url: URL
  /** Says that the answer was true at this time and may not be any more. */
  setAge: (seenAt: number) => void
}

export type CallHandler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

export type ServeParameters = {
  ground: Ground
  originOf: (host: string | undefined) => string
}

/** Puts a handler behind the parsing that its call's own description asks for. */
export function serveCall<const E extends Endpoint>(
  { ground, originOf }: ServeParameters,
  endpoint: E,
  handler: CallHandler<E>,
): Handler<AppEnv> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const chain = names.includes('chainId') ? findChain(ground, c.req.param('chainId')) : undefined
    const parts = names.map((name) => [name, parsePart(name, c.req.param(name) ?? '')])
    const path = { ...Object.fromEntries(parts), ...(chain && { chainId: chain }) }
    const query = endpoint.query && readQuery(endpoint.query, readAliases(endpoint, c.req.query()))
    const body = endpoint.body && (await readBody(c, endpoint.body))
    const setAge = (seenAt: number) => {
      c.header('Age', String(Math.max(0, Math.round((ground.now() - seenAt) / 1_000))))
    }
    const url = new URL(pathname + search, originOf(c.req.header('Host')))
    // Each part was parsed as its name and the endpoint's schemas say.
    const call = { ground, path, query, body, url, setAge } as Call<E>
    const answer = await handler(call)
    // Lists are as old as the last reading of the chain to its end.
    const isList = chain && LISTS.has(endpoint.name)
    const indexedAt = isList ? await ground.indexedAt(chain) : undefined
    if (indexedAt !== undefined) setAge(indexedAt)
    if (endpoint.response !== null) return c.json(answer)
    // Older clients take a body without a length for one that they should read.
    return c.body(null, endpoint.name === 'proposeMessage' ? 202 : 200, { 'Content-Length': '0' })
  }
}

/** What is answered from the index alone. */
const LISTS = new Set([
  'getIncomingTransfers',
  'getModuleTransactions',
  'getMultisigTransactions',
  'getOwnedSafes',
  'getTransactionHistory',
  'getTransactionQueue',
])

function findChain(ground: Ground, id = ''): GatewayChain {
  const chain = /^[1-9]\d{0,15}$/.test(id) ? ground.chains.get(Number(id)) : undefined
  if (!chain) throw new GatewayFault(404, 'Not Found')
  return chain
}

function parsePart(name: string, text: string): string {
  if (name.endsWith('Address')) return parseAddress(text)
  return name.endsWith('Hash') ? parseHash(text) : text
}

/** Other gateways' names of query parameters, under ours. */
function readAliases({ queryAliases = {} }: Endpoint, given: Record<string, string>) {
  const aliased = Object.entries(queryAliases).flatMap(([name, alias]) =>
    given[alias] === undefined ? [] : [[name, given[alias]] as const],
  )
  return { ...Object.fromEntries(aliased), ...given }
}
