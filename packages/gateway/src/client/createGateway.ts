import * as v from 'valibot'
import { GatewayContractError, GatewayParameterError } from '../errors.ts'
import { buildUrl } from './buildUrl.ts'
import { checkPageUrl } from './checkPageUrl.ts'
import type { Answer, CallParameters, Endpoint, PagedEndpoint } from './endpoint.ts'
import { type Limits, send } from './send.ts'

export type GatewayOptions = {
  /** Where the gateway is, such as `https://gateway.example` or `https://example/gateway`. */
  baseUrl: string
  /** For tests and for servers with their own. */
  fetch?: typeof fetch
  /** How long one call may take in all, until its last byte. In milliseconds; 30 seconds. */
  timeout?: number
  /** How long an answer may be. In bytes; 8 MB. */
  maximumBytes?: number
}

export type CallOptions = { signal?: AbortSignal }

export type Gateway = {
  /** Makes a call and reads its answer by its schema. */
  call<const E extends Endpoint>(
    endpoint: E,
    parameters: CallParameters<E>,
    options?: CallOptions,
  ): Promise<Answer<E>>
  /** Fetches the page that an earlier one names as its `next` or `previous`. */
  follow<const E extends PagedEndpoint>(
    endpoint: E,
    pageUrl: string,
    options?: CallOptions,
  ): Promise<Answer<E>>
}

/** A client for one gateway. It keeps nothing: no cache, no cookies, no retries. */
export function createGateway(options: GatewayOptions): Gateway {
  const { timeout = 30_000, maximumBytes = 8_000_000 } = options
  const base = readBase(options.baseUrl)
  const given = options.fetch ?? globalThis.fetch
  const limits: Limits = {
    base,
    timeout,
    maximumBytes,
    // As a plain function: browsers refuse a `fetch` that is called as somebody's method.
    fetch: (input, init) => given(input, init),
  }

  return {
    async call(endpoint, parameters, { signal } = {}) {
      const url = buildUrl(base, endpoint, parameters)
      const { body } = parameters as { body?: unknown } // there if the endpoint has one
      return read(endpoint, await send(limits, endpoint, url, body, signal))
    },
    async follow(endpoint, pageUrl, { signal } = {}) {
      const url = checkPageUrl(base, endpoint, pageUrl)
      return read(endpoint, await send(limits, endpoint, url, undefined, signal))
    },
  }
}

function readBase(text: string): URL {
  const base = URL.canParse(text) ? new URL(text) : undefined
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password) {
    throw new GatewayParameterError('The address of the gateway must start with http or https.')
  }
  return base
}

function read<E extends Endpoint>(endpoint: E, json: unknown): Answer<E> {
  // The type follows from the schema, which the compiler cannot see through the conditional.
  if (endpoint.response === null) return undefined as Answer<E>
  let result: v.SafeParseResult<v.GenericSchema>
  try {
    result = v.safeParse(endpoint.response, json)
  } catch (cause) {
    // Nested so deeply that reading it overflows the stack.
    throw new GatewayContractError(endpoint.name, ['too deep'], { cause })
  }
  if (result.success) return result.output as Answer<E>
  throw new GatewayContractError(
    endpoint.name,
    result.issues.slice(0, 20).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  )
}
