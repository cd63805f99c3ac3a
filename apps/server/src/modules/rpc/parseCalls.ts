import { nestingWithin } from '../../json/nestingWithin.ts'
import { ALLOWED_METHODS, checkParams } from './rules/checkParams.ts'
import { isRecord } from './rules/values.ts'

const MAX_BATCH = 20
const MAX_ID_LENGTH = 128
/** Access lists and state overrides need five levels. */
const MAX_DEPTH = 16

type CallId = string | number
export type CallError = { code: number; message: string; data?: unknown }
/** One call of the visitor: fit to be asked, or with the reason why not. */
export type ParsedCall =
  | { id: CallId; method: string; params: readonly unknown[] }
  | { id: CallId | null; error: CallError }

export type ParsedCalls =
  | { kind: 'single'; call: ParsedCall }
  | { kind: 'batch'; calls: readonly ParsedCall[] }
  /** Not a request at all: answered with one error. */
  | { kind: 'invalid'; error: CallError }

/** Reads a JSON-RPC 2.0 body. */
export function parseCalls(text: string): ParsedCalls {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { kind: 'invalid', error: { code: -32700, message: 'The body is not JSON.' } }
  }
  if (!Array.isArray(body)) return { kind: 'single', call: parseCall(body) }
  if (body.length === 0) return invalid('The batch is empty.')
  if (body.length > MAX_BATCH) return invalid(`A batch may hold ${MAX_BATCH} calls.`)
  return { kind: 'batch', calls: body.map(parseCall) }
}

function invalid(message: string): ParsedCalls {
  return { kind: 'invalid', error: { code: -32600, message } }
}

function parseCall(value: unknown): ParsedCall {
  if (!isRecord(value)) return refuse(null, -32600, 'A call is a JSON object.')
  const { jsonrpc, id, method, params = [] } = value
  if (!isCallId(id)) return refuse(null, -32600, 'A call needs an id: a number or a short text.')
  if (jsonrpc !== '2.0') return refuse(id, -32600, 'A call says "jsonrpc": "2.0".')
  if (typeof method !== 'string') return refuse(id, -32600, 'A call names its method.')
  if (!ALLOWED_METHODS.has(method)) return refuse(id, -32601, 'This method is not available here.')
  if (!Array.isArray(params)) return refuse(id, -32602, 'The parameters are a list.')
  if (!nestingWithin(params, MAX_DEPTH)) {
    return refuse(id, -32602, 'The parameters are nested too deeply.')
  }
  const fault = checkParams(method, params)
  return fault === undefined ? { id, method, params } : refuse(id, -32602, fault)
}

function refuse(id: CallId | null, code: number, message: string): ParsedCall {
  return { id, error: { code, message } }
}

function isCallId(id: unknown): id is CallId {
  return typeof id === 'string' ? id.length <= MAX_ID_LENGTH : Number.isFinite(id)
}
