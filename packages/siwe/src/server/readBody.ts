import type { Hex } from 'viem'

/** A sign-in is a short text and a signature. */
const MAX_BYTES = 16 * 1024

type Refusal = [status: number, body: { code: string; message: string }]

/** Foreign pages may neither sign anybody in or out (CSRF) nor ask who is. */
export function guard(
  request: Request,
  method: 'GET' | 'POST',
  ownOrigin: string,
): Refusal | undefined {
  if (request.method !== method) {
    return [405, { code: 'method_not_allowed', message: `Use ${method}.` }]
  }
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const isForeign =
    origin === null ? method === 'POST' && site !== 'same-origin' : origin !== ownOrigin
  if (isForeign || site === 'cross-site' || site === 'same-site') {
    return [403, { code: 'foreign_origin', message: 'This can only be asked from our own pages.' }]
  }
  return undefined
}

/**
 * The message and the signature that a request carries.
 *
 * @throws SyntaxError
 */
export async function readBody(request: Request): Promise<{ message: string; signature: Hex }> {
  // A form cannot send it, so a foreign page would have to ask us first.
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new SyntaxError('The body must be application/json.')
  }
  const body: unknown = JSON.parse(await readText(request))
  const { message, signature } = Object(body)
  if (typeof message !== 'string' || typeof signature !== 'string') {
    throw new SyntaxError('Send a message and a signature, both as text.')
  }
  if (!isHex(signature)) throw new SyntaxError('The signature is not hexadecimal.')
  return { message, signature }
}

async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > MAX_BYTES) {
      await reader?.cancel()
      throw new SyntaxError(`The body is longer than ${MAX_BYTES} bytes.`)
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text
}

const isHex = (text: string): text is Hex => /^0x(?:[0-9a-fA-F]{2})*$/.test(text)
