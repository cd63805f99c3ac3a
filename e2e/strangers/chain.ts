import { createServer } from 'node:http'
import { startEngine } from '@countersign/testbed'

/** A real chain at a port, as any page may ask it: what strangers' apps read from. */
const engine = await startEngine({ chainId: 1 })

type Call = { id: unknown; method: string; params?: readonly unknown[] }

async function answer({ id, method, params }: Call) {
  try {
    return { jsonrpc: '2.0', id, result: await engine.request(method, params) }
  } catch (error) {
    const {
      code = -32000,
      message,
      data,
    } = error as { code?: number; message: string; data?: unknown } // the engine's own
    return { jsonrpc: '2.0', id, error: { code, message, data } }
  }
}

createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
  if (request.method !== 'POST') return void response.end()
  const calls: Call | Call[] = JSON.parse(Buffer.concat(await request.toArray()).toString())
  const answers = await Promise.all([calls].flat().map(answer))
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(Array.isArray(calls) ? answers : answers[0]))
}).listen(Number(process.env.STRANGERS_CHAIN), '127.0.0.1')
