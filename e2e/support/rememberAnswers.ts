import type { VisitedServer } from '@countersign/web/visit'
import type { NodeCall } from './nodeLies.ts'

type Kept = { status: number; headers: Headers; text: string }

/**
 * The same server, asked each question once: for a world that stands still while a page is opened some
 * hundred times. Only what it answered well is remembered.
 */
export function rememberAnswers(visited: VisitedServer): VisitedServer {
  const ask = globalThis.fetch
  const answers = new Map<string, Promise<Kept>>()

  const askOnce = (question: string, asking: () => Promise<Response>): Promise<Kept> => {
    const known = answers.get(question)
    if (known) return known
    const answer = asking().then(kept)
    answers.set(question, answer)
    const forget = () => answers.delete(question)
    answer.then((told) => isGood(told) || forget(), forget)
    return answer
  }

  const askNode = async (url: URL, body: string, init?: RequestInit): Promise<Response> => {
    const calls: NodeCall | NodeCall[] = JSON.parse(body)
    const askOne = async ({ id, ...call }: NodeCall) => {
      const asked = JSON.stringify({ ...call, id: 0 })
      const { text } = await askOnce(`${url} ${asked}`, () => ask(url, { ...init, body: asked }))
      return { ...JSON.parse(text), id }
    }
    const replies = Array.isArray(calls) ? Promise.all(calls.map(askOne)) : askOne(calls)
    return Response.json(await replies)
  }

  return {
    ...visited,
    async ask(url, init) {
      const { pathname } = url
      const body = init?.body
      if (pathname.startsWith('/api/rpc/') && typeof body === 'string')
        return askNode(url, body, init)
      if (pathname.startsWith('/v1/') && !body) {
        const { text, ...answer } = await askOnce(String(url), () => ask(url, init))
        return new Response(text, answer)
      }
      return ask(url, init)
    },
  }
}

/** By our proxy's own codes: the node was away, or busy, for this moment. */
const AWAY = /"code":-3201[01]\b/

const isGood = ({ status, text }: Kept): boolean => status < 300 && !AWAY.test(text)

const kept = async (response: Response): Promise<Kept> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
})
