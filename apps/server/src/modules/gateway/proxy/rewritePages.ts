import { GatewayFault } from '../http/gatewayFault.ts'

type Places = {
  /** Where the answer came from, and where it is with us. */
  theirs: string
  ours: string
}

/**
 * Another gateway's answer with the addresses of its pages made ours: readers follow them as they
 * are, and only we ask the other gateway. An address of anything else is dropped.
 */
export function rewritePages(
  { status, text }: { status: number; text: string },
  { theirs, ours }: Places,
): string {
  const answer = parse(text)
  if (!isRecord(answer)) return JSON.stringify(answer)
  if (status >= 400) return JSON.stringify({ ...answer, ...errorOf(status, answer) })
  if (!Array.isArray(answer.results)) return JSON.stringify(answer)
  return JSON.stringify({
    ...answer,
    next: rewrite(answer.next, theirs, ours),
    previous: rewrite(answer.previous, theirs, ours),
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayFault(502, 'The gateway gave an answer that cannot be read.')
  }
}

/** Errors always have a code and a message, whichever of its shapes the gateway chose. */
function errorOf(status: number, answer: Record<string, unknown>) {
  const code = typeof answer.code === 'number' ? answer.code : status
  const message = typeof answer.message === 'string' ? answer.message : 'An error occurred'
  return { code, statusCode: status, message }
}

function rewrite(page: unknown, theirs: string, ours: string): string | null {
  if (typeof page !== 'string' || !URL.canParse(page)) return null
  const url = new URL(page)
  const expected = new URL(theirs)
  const same = (path: string) => path.replace(/\/+$/, '')
  return same(url.pathname) === same(expected.pathname) ? `${ours}${url.search}` : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
