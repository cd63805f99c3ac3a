/** Where an app is, if a browser may be led there: what others list could be any kind of link. */
export function linkOf(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url : null
}
