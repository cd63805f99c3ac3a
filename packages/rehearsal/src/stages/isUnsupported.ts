/** What nodes and providers say of a method that they do not have. */
const CODES: ReadonlySet<unknown> = new Set([-32601, -32004])
const WORDS =
  /(method|rpc|eth_\w+|debug_\w+).{0,80}(not (available|supported|found|exist|implemented|whitelisted|allowed)|unsupported|unknown|does not exist|disabled)|(unsupported|unknown) method/i

type Said = { code?: unknown; message?: unknown }

/** Whether a node does not know a method, rather than failing at it. */
export const isUnsupported = (error: unknown): boolean =>
  saidIn(error).some(
    ({ code, message }) => CODES.has(code) || (typeof message === 'string' && WORDS.test(message)),
  )

/** JSON-RPC: invalid parameters. */
const INVALID = -32602

/** Whether a node does not take what it was given beside a call, such as another block. */
export const isInvalid = (error: unknown): boolean =>
  saidIn(error).some(({ code }) => code === INVALID)

/** An error, and what caused it. */
function saidIn(error: unknown): Said[] {
  const said: Said[] = []
  for (let each: unknown = error; typeof each === 'object' && each && said.length < 8; ) {
    said.push(each)
    each = (each as { cause?: unknown }).cause // any may lack it
  }
  return said
}
