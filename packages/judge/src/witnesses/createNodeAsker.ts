import type { Asker, Reply } from './asker.ts'

type NodeAskerParameters = {
  /** Our node proxy for a chain. */
  url: string
  /** Which of its nodes, from 1. */
  node: 1 | 2
  fetch?: typeof globalThis.fetch
}

/** Longer than the proxy itself waits for its nodes. */
const LONGEST_MS = 8_000

/** By which a node, or the proxy, says that there is nothing to ask: no such method, no such node. */
const NOT_OFFERED = new Set([-32601, -32013, -32004])

/** One of our own nodes, through the proxy, in one request for all calls. */
export function createNodeAsker({ url, node, ...given }: NodeAskerParameters): Asker {
  const ask = given.fetch ?? globalThis.fetch.bind(globalThis)
  return async (calls) => {
    try {
      const response = await ask(`${url}?node=${node}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const answers: unknown = await response.json()
      return calls.map((_, id) => replyIn(answers, id))
    } catch {
      return calls.map(() => ({ state: 'silent' }))
    }
  }
}

function replyIn(answers: unknown, id: number): Reply {
  const answer: unknown = Array.isArray(answers)
    ? answers.find((each) => fieldOf(each, 'id') === id)
    : undefined
  const value = fieldOf(answer, 'result')
  if (value !== undefined && value !== null) return { state: 'said', value }
  const code = fieldOf(fieldOf(answer, 'error'), 'code')
  return { state: NOT_OFFERED.has(Number(code)) ? 'notAsked' : 'silent' }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
