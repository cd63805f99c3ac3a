import type { Endpoint } from '@countersign/gateway'
import type { Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { createCache } from '../../../chains/createCache.ts'
import type { Chains } from '../../../chains/createChains.ts'
import { createDedupe } from '../../../chains/createDedupe.ts'
import type { AppEnv } from '../../../http/appEnv.ts'
import { readLimited } from '../../../http/readLimited.ts'
import type { Logger } from '../../../log/createLogger.ts'
import type { CallRegistration } from '../calls/register.ts'
import type { PictureSeal } from '../collectibles/createPictureSeal.ts'
import { GatewayFault } from '../http/gatewayFault.ts'
import { readBody } from '../http/readBody.ts'
import { rewritePages } from './rewritePages.ts'
import { rewritePictures } from './rewritePictures.ts'

type CreateForwarderParameters = {
  /** Of which we could serve the pictures ourselves. */
  chains: Pick<Chains, 'get'>
  gatewayUrl: string
  pictures: Pick<PictureSeal, 'of'>
  originOf: (host: string | undefined) => string
  logger: Logger
  now?: (() => number) | undefined
  fetch?: typeof fetch | undefined
}

type Forwarded = { status: number; text: string }

const TIMEOUT_MS = 10_000
const MAX_BYTES = 8 * 1024 * 1024
const KEEP_MS = 3_000
const LIMITS = { maxEntries: 1_000, maxSize: 32 * 1024 * 1024, maxEntrySize: 2 * 1024 * 1024 }
/** The part of a path that a value fills: nothing in it can lead to another path. */
const VALUE = /^[\w.,-]{1,256}$/

/**
 * Asks another gateway instead of being one: the same calls and no others, so that browsers talk only
 * to us. Equal questions are asked once, and answers kept for a few seconds. Nothing of the visitor's
 * request goes out but the call itself.
 */
export function createForwarder(
  parameters: CreateForwarderParameters,
): (endpoint: Endpoint, registration?: Pick<CallRegistration, 'pictures'>) => Handler<AppEnv> {
  const { gatewayUrl, originOf, logger, now = Date.now, fetch = globalThis.fetch } = parameters
  const dedupe = createDedupe()
  const kept = createCache(now, LIMITS)

  async function ask(url: string, method: string, body?: unknown): Promise<Forwarded> {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Accept: 'application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const bytes = await readLimited(response, MAX_BYTES)
      return { status: response.status, text: new TextDecoder().decode(bytes) }
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      logger.warn({ reason }, 'the other gateway gave no answer')
      throw new GatewayFault(503, 'The gateway gives no answer right now. Try again in a moment.')
    }
  }

  async function askOnce(url: string): Promise<Forwarded> {
    const known = kept.get(url)
    if (known !== undefined) return known as Forwarded // nothing else is kept here
    const start = () => ask(url, 'GET')
    const answer = (await dedupe({ key: url, start })) as Forwarded // as `start` returns it
    if (answer.status === 200) kept.set(url, answer, KEEP_MS)
    return answer
  }

  return (endpoint, registration = {}) =>
    async (c) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => fill(c.req.param(name)))
      const { search, pathname } = new URL(c.req.url)
      const url = `${gatewayUrl}${path}${search}`
      const body = endpoint.body && (await readBody(c, endpoint.body))
      const answer = body === undefined ? await askOnce(url) : await ask(url, endpoint.method, body)
      // A status is a number of three digits; those without a body do not come from this contract.
      const status = answer.status as ContentfulStatusCode
      if (answer.text === '') return c.body(null, status, { 'Content-Length': '0' })
      const content = parse(answer.text)
      if (status >= 400) return c.json(toError(status, content), status)
      const origin = originOf(c.req.header('Host'))
      const rewritten = rewritePages(content, {
        theirs: gatewayUrl + path,
        ours: origin + pathname,
      })
      if (!registration.pictures) return c.json(rewritten, status)
      const chain = parameters.chains.get(Number(c.req.param('chainId')))
      const pictureOf = (token: string, id: string) => {
        const seal = parameters.pictures.of({ chainId: Number(c.req.param('chainId')), token, id })
        return `${origin}/api/media/${c.req.param('chainId')}/${token}/${id}?seen=${seal}`
      }
      return c.json(rewritePictures(rewritten, chain && pictureOf), status)
    }
}

/** JSON of whatever shape: what it should be is checked by whoever reads it. */
function parse(text: string): object {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content === 'object' && content !== null) return content
  } catch {
    // Not even JSON.
  }
  throw new GatewayFault(502, 'The gateway gave an answer that cannot be read.')
}

/** Errors always have a code and a message, whichever of its shapes the gateway chose. */
function toError(status: number, content: object) {
  const { code, message } = v.parse(errorSchema, content)
  return { ...content, code: code ?? status, statusCode: status, message }
}

const errorSchema = v.object({
  code: v.fallback(v.optional(v.number()), undefined),
  message: v.fallback(v.string(), 'An error occurred'),
})

function fill(value: string | undefined): string {
  // Two dots would climb up.
  if (value === undefined || !VALUE.test(value) || /^\.+$/.test(value)) {
    throw new GatewayFault(404, 'Not Found')
  }
  return encodeURIComponent(value)
}
