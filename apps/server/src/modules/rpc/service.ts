import type { ChainClient } from '../../chains/createChains.ts'
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

type AnswerParameters = { chain: ChainClient; parsed: ParsedCalls; signal: AbortSignal }

/** Answers a JSON-RPC body. Every call gets its own id back, in its own place. */
export async function answerRpc({ chain, parsed, signal }: AnswerParameters): Promise<RpcAnswer> {
  if (parsed.kind === 'invalid')
    return { valid: false, body: answer(null, { error: parsed.error }) }
  if (parsed.kind === 'single') {
    return { valid: parsed.call.id !== null, body: await answerCall(chain, parsed.call, signal) }
  }
  const answers = parsed.calls.map((call) => answerCall(chain, call, signal))
  return { valid: true, body: await Promise.all(answers) }
}

async function answerCall(
  chain: ChainClient,
  call: ParsedCall,
  signal: AbortSignal,
): Promise<CallAnswer> {
  if ('error' in call) return answer(call.id, { error: call.error })
  // A visitor who leaves stops a read, but must not leave a transaction half sent.
  const options = methodPolicy(call.method).repeatable ? { signal } : {}
  try {
    const fault = await checkHead(chain, call, options)
    if (fault) return answer(call.id, { error: { code: -32602, message: fault } })
    return answer(call.id, { result: await chain.read(call.method, call.params, options) })
  } catch (error) {
    return answer(call.id, { error: describe(error) })
  }
}

/** A log search up to the newest block is judged by where that block is. */
async function checkHead(
  chain: ChainClient,
  { method, params }: { method: string; params: readonly unknown[] },
  options: { signal?: AbortSignal },
): Promise<string | undefined> {
  const from = openRange(method, params)
  if (from === undefined) return undefined
  // A node's client lets only a number in hex through as this answer.
  return checkOpenRange(from, BigInt(String(await chain.read('eth_blockNumber', [], options))))
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
