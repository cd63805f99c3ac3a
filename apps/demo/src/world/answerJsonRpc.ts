import type { ChainRequest } from './types.ts'

type Answer = { jsonrpc: '2.0'; id: unknown } & ({ result: unknown } | { error: RpcError })
type RpcError = { code: number; message: string; data?: string }

const internalError = -32603

/**
 * Answers the text of a JSON-RPC 2.0 request or batch. There is nothing to answer to a notification,
 * which has no id. A batch runs in its own order, so that a read sees the transaction before it.
 */
export async function answerJsonRpc(
  body: string,
  request: ChainRequest,
): Promise<string | undefined> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return JSON.stringify(failure(null, { code: -32700, message: 'The request is not JSON.' }))
  }

  if (!Array.isArray(parsed)) {
    const answer = await answerOne(parsed, request)
    return answer && JSON.stringify(answer)
  }
  if (parsed.length === 0) return JSON.stringify(invalid(null))

  const answers: Answer[] = []
  for (const call of parsed) {
    const answer = await answerOne(call, request)
    if (answer) answers.push(answer)
  }
  return answers.length > 0 ? JSON.stringify(answers) : undefined
}

async function answerOne(call: unknown, request: ChainRequest): Promise<Answer | undefined> {
  if (typeof call !== 'object' || call === null) return invalid(null)
  // Nothing is assumed: each field is checked below.
  const { id, method, params = [] } = call as { id?: unknown; method?: unknown; params?: unknown }
  if (typeof method !== 'string' || !Array.isArray(params)) return invalid(id ?? null)

  try {
    const result = await request(method, params)
    return id === undefined ? undefined : { jsonrpc: '2.0', id, result: result ?? null }
  } catch (error) {
    return id === undefined ? undefined : failure(id, toRpcError(error))
  }
}

function invalid(id: unknown): Answer {
  return failure(id, { code: -32600, message: 'The request is not a JSON-RPC request.' })
}

function failure(id: unknown, error: RpcError): Answer {
  return { jsonrpc: '2.0', id, error }
}

function toRpcError(error: unknown): RpcError {
  if (!(error instanceof Error)) return { code: internalError, message: String(error) }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : internalError
  const data = 'data' in error ? readRevertData(error.data) : undefined
  return { code, message: error.message, ...(data !== undefined && { data }) }
}

/** The bytes a contract reverted with, which the engine gives bare or inside an object. */
function readRevertData(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  if (typeof data === 'object' && data !== null && 'data' in data) return readRevertData(data.data)
  return undefined
}
