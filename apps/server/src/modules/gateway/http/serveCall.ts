import type { Endpoint } from '@countersign/gateway'
import type { Handler } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { Call, CallHandler } from '../calls/call.ts'
import type { CallRegistration } from '../calls/register.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { parseHash } from '../query/parseHash.ts'
import { GatewayFault } from './gatewayFault.ts'
import { readBody } from './readBody.ts'
import { readQuery } from './readQuery.ts'

export type ServeParameters = {
  context: GatewayContext
  originOf: (host: string | undefined) => string
}

/** Puts a handler behind the parsing that its call's own description asks for. */
export function serveCall<const E extends Endpoint>(
  { context, originOf }: ServeParameters,
  endpoint: E,
  handler: CallHandler<E>,
  { status = 200, freshness }: CallRegistration = {},
): Handler<AppEnv> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const chain = names.includes('chainId')
      ? findChain(context, c.req.param('chainId'))
      : names.includes('shortName')
        ? findNamed(context, c.req.param('shortName'))
        : undefined
    const parts = names.map((name) => [name, parsePart(name, c.req.param(name) ?? '')])
    const path = {
      ...Object.fromEntries(parts),
      ...(chain && { chainId: chain, shortName: chain }),
    }
    const query = endpoint.query && readQuery(endpoint.query, readAliases(endpoint, c.req.query()))
    const body = endpoint.body && (await readBody(c, endpoint.body))
    const setAge = (seenAt: number) => {
      c.header('Age', String(Math.max(0, Math.round((context.now() - seenAt) / 1_000))))
    }
    const url = new URL(pathname + search, originOf(c.req.header('Host')))
    // Each part was parsed as its name and the endpoint's schemas say.
    const call = { context, path, query, body, url, setAge } as Call<E>
    const answer = await handler(call)
    // Lists are as old as the last reading of the chain to its end.
    const indexedAt = chain && freshness === 'indexed' ? await context.indexedAt(chain) : undefined
    if (indexedAt !== undefined) setAge(indexedAt)
    if (endpoint.response !== null) return c.json(answer, status === 204 ? 200 : status)
    // Older clients take a body without a length for one that they should read.
    return c.body(null, status, { 'Content-Length': '0' })
  }
}

function findChain(context: GatewayContext, id = ''): GatewayChain {
  const chain = /^[1-9]\d{0,15}$/.test(id) ? context.chains.get(Number(id)) : undefined
  if (!chain) throw new GatewayFault(404, 'Not Found')
  return chain
}

function findNamed(context: GatewayContext, name: string | undefined): GatewayChain {
  const chain = [...context.chains.values()].find(({ config }) => config.shortName === name)
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
