import type { ChainRequest } from '../../chains/createFailover.ts'
import { methodPolicy } from '../../chains/methodPolicy.ts'
import { ChainUnavailableError, RpcError, SendUncertainError } from '../../errors/chainErrors.ts'
import type { CallError, ParsedCall, ParsedCalls } from './parseCalls.ts'
import { checkOpenRange } from './rules/checkLogs.ts'
import { openRange } from './rules/checkParams.ts'

type CallAnswer = { jsonrpc: '2.0'; id: string | number | null } & (
  | { result: unknown }
  | { error: CallError }
)

export type RpcAnswer = {
  /** Whether the body was a request at all. */
  valid: boolean
  body: CallAnswer | readonly CallAnswer[]
}

type AnswerParameters = {
  /** Asks all nodes or one; undefined when there is no such node. */
  read: ChainRequest | undefined
  /** Whether one node was named: then it is asked, and nothing is sent through it. */
  isNamed: boolean
  parsed: ParsedCalls
  signal: AbortSignal
}

const NO_SUCH_NODE: CallError = { code: -32013, message: 'There are not so many nodes here.' }
const ONLY_READS: CallError = { code: -32601, message: 'Only a read names its node.' }

/** Answers a JSON-RPC body. Every call gets its own id back, in its own place. */
export async function answerRpc({ parsed, ...asking }: AnswerParameters): Promise<RpcAnswer> {
  if (parsed.kind === 'invalid')
    return { valid: false, body: answer(null, { error: parsed.error }) }
  if (parsed.kind === 'single') {
    return { valid: parsed.call.id !== null, body: await answerCall(asking, parsed.call) }
  }
  const answers = parsed.calls.map((call) => answerCall(asking, call))
  return { valid: true, body: await Promise.all(answers) }
}

async function answerCall(
  { read, isNamed, signal }: Omit<AnswerParameters, 'parsed'>,
  call: ParsedCall,
): Promise<CallAnswer> {
  if ('error' in call) return answer(call.id, { error: call.error })
  if (!read) return answer(call.id, { error: NO_SUCH_NODE })
  const { repeatable } = methodPolicy(call.method)
  if (isNamed && !repeatable) return answer(call.id, { error: ONLY_READS })
  // A visitor who leaves stops a read, but must not leave a transaction half sent.
  const options = repeatable ? { signal } : {}
  try {
    const fault = await checkHead(read, call, options)
    if (fault) return answer(call.id, { error: { code: -32602, message: fault } })
    return answer(call.id, { result: await read(call.method, call.params, options) })
  } catch (error) {
    return answer(call.id, { error: describe(error) })
  }
}

/** A log search up to the newest block is judged by where that block is. */
async function checkHead(
  read: ChainRequest,
  { method, params }: { method: string; params: readonly unknown[] },
  options: { signal?: AbortSignal },
): Promise<string | undefined> {
  const from = openRange(method, params)
  if (from === undefined) return undefined
  // A node's client lets only a number in hex through as this answer.
  return checkOpenRange(from, BigInt(String(await read('eth_blockNumber', [], options))))
}

function answer(id: CallAnswer['id'], content: { result: unknown } | { error: CallError }) {
  return { jsonrpc: '2.0' as const, id, ...content }
}

/** What the visitor is told. Our own codes lie in the range JSON-RPC leaves to servers. */
function describe(error: unknown): CallError {
  if (error instanceof RpcError) {
    const { code, message, data } = error
    return data === undefined ? { code, message } : { code, message, data }
  }
  if (error instanceof SendUncertainError) {
    const advice = 'Look for its hash before you send it again.'
    return { code: -32011, message: `${error.message} ${advice}` }
  }
  if (error instanceof ChainUnavailableError) {
    const { failures } = error
    return failures.length > 0 && failures.every(({ kind }) => kind === 'too-large')
      ? { code: -32012, message: 'The answer is too large. Ask for less at once.' }
      : { code: -32010, message: `${error.message} Try again in a moment.` }
  }
  throw error
}
