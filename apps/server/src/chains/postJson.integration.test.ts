import { Agent, createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { UpstreamFailure } from '../errors/chainErrors.ts'
import { postJson } from './postJson.ts'

let server: Server
const agent = new Agent({ keepAlive: true })
afterEach(() => {
  server.closeAllConnections()
  server.close()
  agent.destroy()
})

/** Answers so many requests on a connection, and ends it at the next. */
async function start(mostOnOne: number) {
  const counts = new Map<Socket, number>()
  server = createServer((request, response) => {
    const count = (counts.get(request.socket) ?? 0) + 1
    counts.set(request.socket, count)
    if (count > mostOnOne) request.socket.resetAndDestroy()
    else response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  return () =>
    postJson({
      url: new URL(`http://127.0.0.1:${port}`),
      ...{ body: '{}', agent, maxResponseBytes: 100 },
      ...{ connectTimeoutMs: 5_000, timeoutMs: 5_000 },
    })
}

it('R-DATA-4 a kept connection that just ended is no failure of the node', async () => {
  const post = await start(1)
  await post()
  expect(await post()).toEqual({ status: 200, text: '{}' })
})

it('R-DATA-4 a new connection that is reset is one', async () => {
  const post = await start(0)
  await expect(post()).rejects.toEqual(new UpstreamFailure('reset'))
})
