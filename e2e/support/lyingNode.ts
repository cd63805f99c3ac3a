import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type NodeCall = { id: number; method: string; params: readonly unknown[] }
/** What it says instead of the truth; `undefined`: the truth. */
export type Lie = (call: NodeCall) => unknown

export type LyingNode = {
  url: string
  /** From now on; without one it is honest. */
  lie: (lie?: Lie) => void
  /** Whether it can be reached. */
  away: (isAway: boolean) => void
  close: () => Promise<void>
}

/** A node in front of a real one: it passes calls on, and lies about those it is told to. */
export async function startLyingNode(honest: string): Promise<LyingNode> {
  let lie: Lie = () => undefined
  let isAway = false
  const server = createServer(async (incoming, response) => {
    if (isAway) {
      incoming.socket.resetAndDestroy()
      return
    }
    const body = await text(incoming)
    const call: NodeCall = JSON.parse(body)
    const result = lie(call)
    response.setHeader('content-type', 'application/json')
    if (result !== undefined) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result }))
      return
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(honest, { method: 'POST', headers, body })
    response.end(await answer.text())
  })
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lie: (next = () => undefined) => {
      lie = next
    },
    away: (next) => {
      isAway = next
      if (next) server.closeAllConnections()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const YES = `0x1626ba7e${'00'.repeat(28)}`

/** That everybody is a contract, and every contract stands by everything. */
export const sayYes: Lie = ({ method, params }) => {
  if (method === 'eth_getCode') return '0x6001'
  if (method !== 'eth_call') return undefined
  // Without a receiver it is ERC-6492's question, whose yes is one byte.
  const [call] = params as [{ to?: string }]
  return call.to === undefined ? '0x01' : YES
}
