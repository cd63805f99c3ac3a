import {
  GatewayContentError,
  GatewayError,
  GatewayNetworkError,
  GatewayOriginError,
  GatewayTimeoutError,
} from '../errors.ts'
import type { Endpoint } from './endpoint.ts'
import { readBody } from './readBody.ts'
import { responseError } from './responseError.ts'

export type Limits = {
  base: URL
  fetch: typeof fetch
  timeout: number
  maximumBytes: number
}

/** Sends one request and returns the JSON of its answer, within the limits. */
export async function send(
  limits: Limits,
  endpoint: Endpoint,
  url: URL,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  signal?.throwIfAborted()
  const clock = AbortSignal.timeout(limits.timeout)
  const either = signal ? AbortSignal.any([signal, clock]) : clock
  try {
    const response = await limits.fetch(url.href, {
      method: endpoint.method,
      signal: either,
      // No call needs to know who asks, and the gateway may share its origin with a session.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirected proposal would hand its signature to whoever it was redirected to.
      redirect: endpoint.method === 'GET' ? 'follow' : 'error',
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return await readAnswer(limits, endpoint, response)
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    // Whoever aborts gets their own reason back.
    signal?.throwIfAborted()
    if (clock.aborted) {
      throw new GatewayTimeoutError('The gateway did not answer in time.', { cause })
    }
    throw new GatewayNetworkError('The gateway cannot be reached.', { cause })
  }
}

async function readAnswer(
  limits: Limits,
  endpoint: Endpoint,
  response: Response,
): Promise<unknown> {
  if (response.redirected && new URL(response.url).origin !== limits.base.origin) {
    await response.body?.cancel()
    throw new GatewayOriginError('The gateway sends us to another address.')
  }
  if (!response.ok) {
    // The text of an error is short. A long page is not worth reading, only its status counts.
    const text = await readBody(response, 65_536).catch((error: unknown) => {
      if (error instanceof GatewayError) return ''
      throw error
    })
    throw responseError(response, text)
  }
  if (endpoint.response === null) {
    await response.body?.cancel()
    return undefined
  }
  const text = await readBody(response, limits.maximumBytes)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new GatewayContentError('The gateway’s answer is not JSON.', { cause })
  }
}
