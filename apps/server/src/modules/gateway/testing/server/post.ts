import * as v from 'valibot'

/** Any answer: an error with its message, something else, or nothing. */
const answer = v.nullable(v.looseObject({ message: v.optional(v.string()) }))

/** Posts JSON to a running server, or a text as it is. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: v.parse(answer, text === '' ? null : JSON.parse(text)),
  }
}
