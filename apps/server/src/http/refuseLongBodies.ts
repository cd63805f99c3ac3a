import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ErrorBody } from './errorBody.ts'

/** No endpoint takes more; some take less. */
const MAX_BODY_BYTES = 128 * 1024
/** Up to here a refused body is read to its end, and the connection kept. */
const MAX_DISCARDED_BYTES = 1024 * 1024

const BODY: ErrorBody = { code: 'body_too_large', message: 'The body may be 128 kB long.' }

/**
 * Refuses what says itself that it is too long, before anything else looks at it. It is read and
 * dropped first: an answer in the middle of a body is lost to clients that write before they read.
 */
export function refuseLongBodies(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const text = JSON.stringify(BODY)
  const fields = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  }
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    const length = Number(request.headers['content-length'] ?? 0)
    if (length <= MAX_BODY_BYTES) {
      // Node gives both the same class; only the type of `listener` is narrower.
      listener(request, response as Parameters<RequestListener>[1])
    } else if (length <= MAX_DISCARDED_BYTES) {
      request.resume().once('end', () => response.writeHead(413, fields).end(text))
    } else {
      response.writeHead(413, { ...fields, Connection: 'close' }).end(text)
    }
  }
}
