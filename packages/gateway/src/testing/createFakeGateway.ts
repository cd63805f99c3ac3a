import { createGateway, type Gateway } from '../client/createGateway.ts'
import type { Answer, Endpoint } from '../client/endpoint.ts'

type Reply = { status: number; json: unknown } | { never: true } | { broken: true }

export type FakeAnswer = { endpoint: Endpoint; reply: (request: FakeRequest) => Reply }

/** What the fake was asked. */
export type FakeRequest = { name: string; url: URL; body: unknown }

/** A call that succeeds with this, or with what a function makes of the request. */
export function answer<const E extends Endpoint>(
  endpoint: E,
  value: Answer<E> | ((request: FakeRequest) => Answer<E>),
): FakeAnswer {
  return {
    endpoint,
    reply: (request) => ({
      status: 200,
      // An answer is JSON, never a function.
      json:
        typeof value === 'function' ? (value as (asked: FakeRequest) => unknown)(request) : value,
    }),
  }
}

/** A call that fails as the gateway fails. */
export function refuse(endpoint: Endpoint, status: number, message: string): FakeAnswer {
  return { endpoint, reply: () => ({ status, json: { code: status, message } }) }
}

/** A call that never answers: for loading states. It ends when the caller aborts it. */
export function hang(endpoint: Endpoint): FakeAnswer {
  return { endpoint, reply: () => ({ never: true }) }
}

/** A call that cannot be made, as without a network. */
export function breakDown(endpoint: Endpoint): FakeAnswer {
  return { endpoint, reply: () => ({ broken: true }) }
}

export type FakeGateway = Gateway & { requests: readonly FakeRequest[] }

/**
 * The real client on a gateway that is made of answers. Calls that nobody has prepared get a 404,
 * so that a screen's test says everything the screen depends on.
 */
export function createFakeGateway(answers: readonly FakeAnswer[]): FakeGateway {
  const requests: FakeRequest[] = []
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const found = answers.find(({ endpoint }) => matches(endpoint, init?.method, url.pathname))
    const text = init?.body
    const request: FakeRequest = {
      name: found?.endpoint.name ?? '',
      url,
      body: typeof text === 'string' ? JSON.parse(text) : undefined,
    }
    requests.push(request)
    const reply = found?.reply(request) ?? {
      status: 404,
      json: { code: 404, message: 'Not Found' },
    }
    if ('broken' in reply) throw new TypeError('fetch failed')
    if ('never' in reply) return await untilAborted(init?.signal)
    return Response.json(reply.json ?? null, { status: reply.status })
  }
  return { ...createGateway({ baseUrl: 'https://gateway.test', fetch: fake }), requests }
}

function matches(endpoint: Endpoint, method: string | undefined, path: string): boolean {
  const route = endpoint.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')
  return endpoint.method === (method ?? 'GET') && new RegExp(`^${route}/?$`).test(path)
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
