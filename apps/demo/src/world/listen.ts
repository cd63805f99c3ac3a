import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerJsonRpc } from './answerJsonRpc.ts'
import type { ChainRequest } from './types.ts'

const maxBodyBytes = 10 * 1024 * 1024

export type Listener = { url: string; close(): Promise<void> }

/** Serves a chain on the loopback address; port 0 takes a free one. */
export async function listen(port: number, request: ChainRequest): Promise<Listener> {
  const server = createServer((incoming, response) => {
    answer(incoming, response, request).catch((error: unknown) => {
      // The client went away in the middle of its request: nobody is left to tell.
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The node has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(incoming: IncomingMessage, response: ServerResponse, request: ChainRequest) {
  if (incoming.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end()
    return
  }
  const body = await readBody(incoming)
  if (body === undefined) {
    // What is left of the body is not read, so the connection cannot be used again.
    response.writeHead(413, { connection: 'close' }).end()
    return
  }
  const text = await answerJsonRpc(body, request)
  if (text === undefined) {
    response.writeHead(204).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(text)
}

async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
