/** Whether a URL is below another one, however its path is written and whoever decodes it. */
export function isBelow({ origin, pathname }: URL, home: URL): boolean {
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return false
  let path = pathname
  try {
    // Twice: what a proxy decodes, the next one may decode again.
    for (let i = 0; i < 2; i++) path = decodeURIComponent(path)
  } catch {
    return false
  }
  return !path.split(/[/\\]/).includes('..')
}
