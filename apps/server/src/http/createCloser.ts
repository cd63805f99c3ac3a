import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Running requests, and whether there were any before. */
type Connection = { running: Set<ServerResponse>; used: boolean }

/** How long a connection may be that has not asked anything: its request may be on the way. */
const FRESH_MS = 500

/**
 * Returns a function that stops accepting, lets running requests finish for at most `drainMs`,
 * and closes every connection that has nothing to finish.
 */
export function createCloser(server: Server, drainMs: number): () => Promise<void> {
  let closing: Promise<void> | undefined
  let mercy = false
  const connections = new Map<Socket, Connection>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: new Set(), used: false })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.used = true
    connection.running.add(response)
    if (closing) announce(response)
    response.once('close', () => {
      connection.running.delete(response)
      if (closing) closeIdle()
    })
  })

  /** Tells a proxy or browser to ask elsewhere next time. */
  function announce(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  // Not `closeIdleConnections`: that leaves those open on which nothing was asked yet, and
  // browsers open such connections ahead of need.
  function closeIdle(): void {
    for (const [socket, { running, used }] of connections) {
      if (running.size === 0 && (used || !mercy)) socket.destroySoon()
    }
  }

  function drain(): Promise<void> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
      mercy = true
      const fresh = setTimeout(
        // After one more look at the sockets: on a busy machine a request may lie there unread.
        () =>
          setImmediate(() => {
            mercy = false
            closeIdle()
          }),
        Math.min(FRESH_MS, drainMs),
      )
      server.close(() => {
        clearTimeout(deadline)
        clearTimeout(fresh)
        resolve()
      })
      for (const { running } of connections.values()) running.forEach(announce)
      closeIdle()
    })
  }

  return () => {
    closing ??= drain()
    return closing
  }
}
