import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type FailureKind, UpstreamFailure } from '../errors/chainErrors.ts'

export type PostJsonParameters = {
  url: URL
  body: string
  /** `false`: a connection of its own, so that a stale one is never the reason for a failure. */
  agent: Agent | false
  connectTimeoutMs: number
  /** For the whole exchange: an answer that drips in is cut off as well. */
  timeoutMs: number
  maxResponseBytes: number
  signal?: AbortSignal | undefined
  /** Ours, never a header that a visitor sent. */
  traceparent?: string | undefined
}

type PostJsonReturn = { status: number; text: string }

/**
 * One POST, no redirects, no compression, nothing of the visitor's request but the body.
 * Plain `node:http` rather than `fetch`, because only the socket tells whether a failure came
 * before anything was sent.
 */
export function postJson(parameters: PostJsonParameters): Promise<PostJsonReturn> {
  const { url, body, agent, connectTimeoutMs, timeoutMs, maxResponseBytes, signal } = parameters
  const secure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    let connected = false
    let isAnswered = false
    let hasEnded = false
    const request = (secure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(parameters.traceparent && { traceparent: parameters.traceparent }),
      },
    })
    const connectTimer = setTimeout(fail, connectTimeoutMs, 'not-connected')
    const timer = setTimeout(fail, timeoutMs, 'timeout')
    const onAbort = () => stop(signal?.reason)

    function release(): void {
      hasEnded = true
      clearTimeout(connectTimer)
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }

    function stop(reason: unknown): void {
      release()
      reject(reason)
      request.destroy()
    }

    function fail(kind: FailureKind): void {
      stop(new UpstreamFailure(connected ? kind : 'not-connected'))
    }

    function onConnected(): void {
      connected = true
      clearTimeout(connectTimer)
    }

    request.on('socket', (socket) => {
      if (!socket.connecting) onConnected()
      else socket.once(secure ? 'secureConnect' : 'connect', onConnected)
    })
    request.on('error', () => {
      // The node closed a kept connection just as it was used: nothing is wrong with either.
      if (!request.reusedSocket || hasEnded || isAnswered) return fail('reset')
      release()
      resolve(postJson({ ...parameters, agent: false }))
    })
    request.on('response', (response) => {
      isAnswered = true
      if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
        fail('malformed')
        return
      }
      readText(response, maxResponseBytes).then(
        (text) => {
          release()
          resolve({ status: response.statusCode ?? 0, text })
        },
        (error) => fail(error instanceof RangeError ? 'too-large' : 'reset'),
      )
    })
    if (signal?.aborted) {
      onAbort()
      return
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    request.end(body)
  })
}

/** Counts while reading, because a length in the header is only a promise. */
async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new RangeError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
