const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL can only be reached from this machine. */
export function isLoopback(url: string | URL): boolean {
  return LOOPBACK.has(new URL(url).hostname)
}
