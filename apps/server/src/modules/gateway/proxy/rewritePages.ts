type Places = {
  /** Where the answer came from, and where it is with us. */
  theirs: string
  ours: string
}

/**
 * Another gateway's answer with the addresses of its pages made ours: readers follow them as they
 * are, and only we ask the other gateway. An address of anything else is dropped.
 */
export function rewritePages(answer: unknown, { theirs, ours }: Places): unknown {
  if (!isRecord(answer) || !Array.isArray(answer.results)) return answer
  return {
    ...answer,
    next: rewrite(answer.next, theirs, ours),
    previous: rewrite(answer.previous, theirs, ours),
  }
}

function rewrite(page: unknown, theirs: string, ours: string): string | null {
  if (typeof page !== 'string' || !URL.canParse(page)) return null
  const url = new URL(page)
  const expected = new URL(theirs)
  const same = (path: string) => path.replace(/\/+$/, '')
  return same(url.pathname) === same(expected.pathname) ? `${ours}${url.search}` : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
