import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Relay = { relayUrl: string; projectId: string }

/**
 * The app as it is, set up for phones: for browsers in which a test cannot change an answer on its way.
 * Its policy knows no relay, so it is left out.
 */
export async function serveWithRelay(app: string, walletConnect: Relay) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(new URL(url, app), { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    const body = url.startsWith('/api/config')
      ? JSON.stringify({ ...(await answer.json()), walletConnect })
      : Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    app: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
