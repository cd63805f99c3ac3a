import { isAuthority } from './isAuthority.ts'

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/
const PATH = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/
const QUERY = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/

/** RFC 3986 `URI`: absolute, ASCII. Cut at its delimiters, so that the time is linear. */
export function isUri(text: string): boolean {
  const [beforeFragment, fragment] = cut(text, '#')
  const [beforeQuery, query] = cut(beforeFragment, '?')
  const [scheme, hierarchy] = cut(beforeQuery, ':')
  if (hierarchy === undefined || !SCHEME.test(scheme)) return false
  if (!QUERY.test(query ?? '') || !QUERY.test(fragment ?? '')) return false
  if (!hierarchy.startsWith('//')) return PATH.test(hierarchy)
  const slash = hierarchy.indexOf('/', 2)
  const end = slash === -1 ? hierarchy.length : slash
  return isAuthority(hierarchy.slice(2, end), { userinfo: true }) && PATH.test(hierarchy.slice(end))
}

function cut(text: string, delimiter: string): [before: string, after: string | undefined] {
  const at = text.indexOf(delimiter)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
