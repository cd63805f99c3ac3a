import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns a function that stops accepting, lets running requests finish for at most `drainMs`,
 * and closes every connection that has nothing to finish.
 */
export function createCloser(server: Server, drainMs: number): () => Promise<void> {
  let closing: Promise<void> | undefined
  /** Open connections, and how many requests run on each. */
  const connections = new Map<Socket, number>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1)
    response.once('close', () => {
      if (connections.has(socket)) connections.set(socket, (connections.get(socket) ?? 1) - 1)
      if (closing) closeIdle()
    })
  })

  // Not `closeIdleConnections`: that leaves those open on which nothing was asked yet, and
  // browsers open such connections ahead of need.
  function closeIdle(): void {
    for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon()
  }

  function drain(): Promise<void> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
      server.close(() => {
        clearTimeout(deadline)
        resolve()
      })
      closeIdle()
    })
  }

  return () => {
    closing ??= drain()
    return closing
  }
}
