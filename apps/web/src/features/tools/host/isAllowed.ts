/** Whether a host is at an origin that this app speaks with: a star allows showing it, no more. */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return !origin.includes('*') && allowed.includes(origin)
}
