/** What nodes and providers say of a method that they do not have. */
const CODES: ReadonlySet<unknown> = new Set([-32601, -32004])
const WORDS =
  /(method|rpc|eth_\w+|debug_\w+).{0,80}(not (available|supported|found|exist|implemented|whitelisted|allowed)|unsupported|unknown|does not exist|disabled)|(unsupported|unknown) method/i

/** Whether a node does not know a method, rather than failing at it. */
export function isUnsupported(error: unknown): boolean {
  for (let each: unknown = error, depth = 0; each && depth < 8; depth += 1) {
    if (typeof each !== 'object') return false
    const { code, message, cause } = each as { code?: unknown; message?: unknown; cause?: unknown } // any may lack
    if (CODES.has(code)) return true
    if (typeof message === 'string' && WORDS.test(message)) return true
    each = cause
  }
  return false
}
