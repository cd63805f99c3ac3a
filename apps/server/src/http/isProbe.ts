/** Asked for twice a second and more by whoever balances and watches. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** Whether nobody wants to read about every single request for this path. */
export function isProbe(path: string): boolean {
  return PROBES.has(path)
}
