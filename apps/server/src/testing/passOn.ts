import { type Behaviour, sendJson } from './startFakeNode.ts'

/** What a node says instead of the truth; `undefined`: the truth. */
export type Lie = (method: string, params: readonly unknown[]) => unknown

/** A node in front of a real one: it passes calls on, and lies about those it is told to. */
export function passOn(url: string, lie: Lie = () => undefined): Behaviour {
  return async ({ id, method, params }, response) => {
    const result = await lie(method, params)
    if (result !== undefined) {
      sendJson(response, { jsonrpc: '2.0', id, result })
      return
    }
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    const answer = await fetch(url, { method: 'POST', body })
    response.setHeader('content-type', 'application/json')
    response.end(await answer.text())
  }
}
