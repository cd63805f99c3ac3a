import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Running requests, and whether there were any before. */
type Connection = { running: Set<ServerResponse>; used: boolean }

/** How long a connection may be that has not asked anything: its request may be on the way. */
const FRESH_MS = 500

type ShutdownTimes = {
  /** How long everything is still served, so that whoever balances can look elsewhere first. */
  drainMs: number
  /** How long running requests may take when the port is closed. */
  finishMs: number
}

/** At once: without the first of the two phases, also when that one is running. */
export type Close = (options?: { atOnce?: boolean }) => Promise<void>

/**
 * Graceful shutdown, in two phases. First everything is served as before, and every answer ends its
 * connection. Then the port closes, running requests finish, and every connection that has nothing
 * to finish ends. The first one is needed because the system resets connections
 * that wait for a port which closes: nobody may still be sending any.
 */
export function createGracefulShutdown(
  server: Server,
  { drainMs, finishMs }: ShutdownTimes,
): Close {
  let closing: Promise<void> | undefined
  let isFinishing = false
  let mercy = false
  const hurry = Promise.withResolvers<void>()
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
      if (isFinishing) closeIdle()
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

  async function drain(): Promise<void> {
    const timer = setTimeout(hurry.resolve, drainMs)
    await hurry.promise
    clearTimeout(timer)
    await finish()
  }

  function finish(): Promise<void> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), finishMs)
      isFinishing = true
      mercy = true
      const fresh = setTimeout(
        // After one more look at the sockets: on a busy machine a request may lie there unread.
        () =>
          setImmediate(() => {
            mercy = false
            closeIdle()
          }),
        Math.min(FRESH_MS, finishMs),
      )
      server.close(() => {
        clearTimeout(deadline)
        clearTimeout(fresh)
        resolve()
      })
      closeIdle()
    })
  }

  return ({ atOnce = false } = {}) => {
    if (atOnce) hurry.resolve()
    if (!closing) {
      for (const { running } of connections.values()) running.forEach(announce)
      closing = atOnce || drainMs === 0 ? finish() : drain()
    }
    return closing
  }
}
