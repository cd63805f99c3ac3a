import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../config/isLoopback.ts'
import { ServerError } from '../errors/serverError.ts'

type ListenParameters = {
  server: Server
  port: number
  publicUrl: string
  /** As configured; `null`: by the public address. */
  host: string | null
}

/** Starts listening and returns the port, which the system chose when it was 0. */
export async function listen(parameters: ListenParameters): Promise<number> {
  const { server, port, publicUrl, host } = parameters
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describe(error, port)))
    server.listen({ port, host: host ?? listenHost(publicUrl) }, resolve)
  })
  // A TCP server's address is never the path that the type also allows.
  return (server.address() as AddressInfo).port
}

/**
 * Somebody who serves localhost has not asked to be reachable from the network, and has no
 * encryption there; a public URL on the other hand comes in through a proxy or a container's port.
 */
export function listenHost(publicUrl: string): string {
  if (!isLoopback(publicUrl)) return '0.0.0.0'
  return new URL(publicUrl).hostname === '[::1]' ? '::1' : '127.0.0.1'
}

function describe(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ServerError(`Port ${port} is already in use. Set PORT to another one.`)
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new ServerError('HOST: wants an address of this machine, which this one is not')
  }
  if (error.code === 'EACCES') {
    return new ServerError(`This user may not open port ${port}. Set PORT to another one.`)
  }
  return error
}
