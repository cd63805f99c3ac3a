import { GatewayResponseError } from '../errors.ts'

const longestMessage = 500

/**
 * The one rule for all shapes of error: `code: message` when the body has both, else the status
 * text, else the status. HTTP/2 has no status text, so the last is what most broken proxies give.
 */
export function responseError(
  response: { status: number; statusText: string },
  text: string,
): GatewayResponseError {
  const { status } = response
  const body = parse(text)
  // Today's gateway writes its own errors with `statusCode` in place of `code`.
  const code = body.code ?? body.statusCode
  const message = Array.isArray(body.message) ? body.message.join(', ') : body.message
  if ((typeof code === 'number' || typeof code === 'string') && code !== '') {
    if (typeof message === 'string' && message.trim() !== '') {
      return new GatewayResponseError(`${code}: ${message.slice(0, longestMessage)}`, status, code)
    }
  }
  const fallback = response.statusText.trim().slice(0, longestMessage) || `HTTP ${status}`
  return new GatewayResponseError(fallback, status, null)
}

type ErrorBody = { code?: unknown; statusCode?: unknown; message?: unknown }

function parse(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {} // HTML from a proxy, or nothing: the status has to do
  }
}
