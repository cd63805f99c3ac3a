import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type FakeCall = { id: number; method: string; params: unknown[] }
/** What the node does with a call. */
export type Behaviour = (
  call: FakeCall,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>

export type FakeNode = {
  url: string
  /** Calls in the order they came, with the headers they came with. */
  calls: (FakeCall & { headers: IncomingMessage['headers']; path: string })[]
  /** @param options.id whether it also applies to the question for the chain's id */
  behave: (behaviour: Behaviour, options?: { id: boolean }) => void
  close: () => Promise<void>
}

const CHAIN_ID = '0x7a69'

/**
 * A real HTTP server on this machine that plays a node, well-behaved or not. It says the right
 * chain id without recording that, unless a behaviour is meant for it as well.
 */
export async function startFakeNode(first: Behaviour = answer('0x1')): Promise<FakeNode> {
  let behaviour = first
  let honest = true
  const calls: FakeNode['calls'] = []
  const server = createServer(async (request, response) => {
    const call: FakeCall = JSON.parse(await text(request))
    if (honest && call.method === 'eth_chainId') return answer(CHAIN_ID)(call, response, request)
    calls.push({ ...call, headers: request.headers, path: request.url ?? '' })
    await behaviour(call, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    behave: (next, { id } = { id: false }) => {
      behaviour = next
      honest = !id
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A proper answer, or one that differs from it in the given fields. */
export function answer(result: unknown, changes: Record<string, unknown> = {}): Behaviour {
  return ({ id }, response) => {
    sendJson(response, { jsonrpc: '2.0', id, result, ...changes })
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
