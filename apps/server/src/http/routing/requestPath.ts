/**
 * The path of a request line as the router will read it: nobody gets past load
 * shedding by another spelling.
 */
export function requestPath(url: string): string {
  const path = url.startsWith('/') || !URL.canParse(url) ? url : new URL(url).pathname
  const [plain = ''] = path.split(/[?#]/)
  if (!plain.includes('%')) return plain
  return plain.replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
}
