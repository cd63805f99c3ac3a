import { type Behaviour, sendJson } from './startFakeNode.ts'

/** A node that answers as a real chain does, and like a node says of an error that something reverted. */
export function answerFrom(
  request: (method: string, params: readonly unknown[]) => Promise<unknown>,
): Behaviour {
  return async ({ id, method, params }, response) => {
    await request(method, params).then(
      (result) => sendJson(response, { jsonrpc: '2.0', id, result }),
      (error: unknown) =>
        sendJson(response, { jsonrpc: '2.0', id, error: { code: 3, message: String(error) } }),
    )
  }
}
