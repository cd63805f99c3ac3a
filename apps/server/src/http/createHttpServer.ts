import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from '../log/createLogger.ts'
import { answerClientErrors } from './answerClientErrors.ts'
import { BAD_REQUEST, INTERNAL } from './errorBody.ts'

export type HttpTimeouts = {
  headersMs: number
  requestMs: number
  keepAliveMs: number
  /** How long a body may take: see `receiveBody`. */
  bodyMs: number
  /** How often the first two are looked at. */
  checkMs: number
}

export type CreateHttpServerParameters = {
  fetch: (request: Request) => Response | Promise<Response>
  /** Headers of the responses that are made before the app sees a request. */
  headers: Readonly<Record<string, string>>
  logger: Logger
  timeouts?: Partial<HttpTimeouts> | undefined
  /** Stands in front of everything: see `createLoadShedder`. */
  guard?: ((listener: RequestListener) => RequestListener) | undefined
}

const MAX_HEADER_BYTES = 16 * 1024

/** The HTTP server with its limits; whatever goes wrong leaves as JSON with all headers. */
export function createHttpServer(parameters: CreateHttpServerParameters): Server {
  const { fetch, headers, logger, timeouts, guard = (inner) => inner } = parameters
  const limits = { headersMs: 10_000, requestMs: 15_000, keepAliveMs: 65_000, checkMs: 1_000 }
  const { headersMs, requestMs, keepAliveMs, checkMs } = { ...limits, ...timeouts }
  const app: RequestListener = getRequestListener(fetch, {
    errorHandler(error) {
      const malformed = error instanceof RequestError
      if (!malformed) logger.error({ error }, 'unexpected error')
      return new Response(JSON.stringify(malformed ? BAD_REQUEST : INTERNAL), {
        status: malformed ? 400 : 500,
        headers: { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      })
    },
  })
  const listener = guard(app)
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own answer to a missing host is bare; the listener above gives ours.
      requireHostHeader: false,
    },
    listener,
  )
  // Unknown expectations are ignored, as RFC 9110 allows; Node's own 417 is bare too.
  server.on('checkExpectation', listener)
  answerClientErrors(server, headers)
  return server
}
