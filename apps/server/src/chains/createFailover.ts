import {
  ChainUnavailableError,
  NOTHING_SENT,
  RpcError,
  SendUncertainError,
  UpstreamFailure,
} from '../errors/chainErrors.ts'
import type { Node } from './createNode.ts'
import { methodPolicy } from './methodPolicy.ts'

/**
 * Asks a chain. A function of this shape can be wrapped by another of the same shape: that is how
 * a cache or dedupe is added.
 */
export type ChainRequest = (
  method: string,
  params: readonly unknown[],
  options?: { signal?: AbortSignal | undefined },
) => Promise<unknown>

export type FailoverTimeouts = {
  /** How long a node may take before it counts as failed; the last one gets what is left. */
  attemptMs: number
  /** How long a read waits for one node before it asks the next one as well. */
  hedgeMs: number
  /** How long all nodes together may take. */
  totalMs: number
}

type CreateFailoverParameters = {
  /** The preferred one first, as it is at that moment. */
  nodes: () => readonly Node[]
  timeouts: FailoverTimeouts
  now?: (() => number) | undefined
}

type Call = { method: string; params: readonly unknown[]; signal: AbortSignal | undefined }

/** Error answers that another node may well not give: over quota, its own fault, not offered. */
const TRY_ANOTHER = new Set([-32005, 429, -32603, -32601])

/** Asks the nodes, the preferred one first, until one answers. */
export function createFailover(parameters: CreateFailoverParameters): ChainRequest {
  const { nodes, timeouts, now = () => performance.now() } = parameters

  /** The nodes of one request, one after the other. */
  function plan(call: Call) {
    const started = now()
    // When all are resting, one call at a time finds out whether one of them is back.
    let left = nodes()
    const lastResort = !left.some((node) => node.mayAsk())
    return function askNext(): Promise<unknown> | undefined {
      // Looked at again each time: a breaker may have opened since.
      const [node, ...others] = left.filter((each) => each.mayAsk({ lastResort }))
      left = others
      if (!node) return undefined
      const rest = Math.max(timeouts.totalMs - (now() - started), 1)
      const attempt = others.length === 0 ? rest : Math.min(timeouts.attemptMs, rest)
      // What cannot be asked twice is worth waiting for.
      const timeoutMs = methodPolicy(call.method).repeatable ? attempt : rest
      return node.ask({ ...call, connectTimeoutMs: attempt, timeoutMs })
    }
  }

  return async (method, params, { signal } = {}) => {
    signal?.throwIfAborted()
    const call = { method, params, signal }
    const askNext = plan(call)
    return methodPolicy(method).repeatable ? read(askNext, timeouts.hedgeMs) : send(askNext)
  }
}

/**
 * The first answer of any node. A node that lost the race runs on to its own limit: only so is it
 * known whether it was slow or dead.
 */
function read(askNext: () => Promise<unknown> | undefined, hedgeMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const failures: UpstreamFailure[] = []
  let answered: RpcError | undefined
  let running = 0
  let done = false
  let hedge: ReturnType<typeof setTimeout> | undefined

  function startNext(): void {
    clearTimeout(hedge)
    if (done) return
    const attempt = askNext()
    if (!attempt) {
      if (running === 0) finish(() => reject(answered ?? new ChainUnavailableError(failures)))
      return
    }
    running += 1
    hedge = setTimeout(startNext, hedgeMs)
    attempt.then((result) => finish(() => resolve(result)), onFailed)
  }

  function onFailed(error: unknown): void {
    running -= 1
    if (error instanceof UpstreamFailure) failures.push(error)
    else if (error instanceof RpcError && TRY_ANOTHER.has(error.code)) answered = error
    else {
      finish(() => reject(error))
      return
    }
    startNext()
  }

  function finish(settle: () => void): void {
    done = true
    clearTimeout(hedge)
    settle()
  }

  startNext()
  return promise
}

/** One node after the other, and only as long as nothing was handed over. */
async function send(askNext: () => Promise<unknown> | undefined): Promise<unknown> {
  const failures: UpstreamFailure[] = []
  for (let attempt = askNext(); attempt; attempt = askNext()) {
    try {
      return await attempt
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      if (!NOTHING_SENT.has(error.kind)) throw new SendUncertainError(error)
      failures.push(error)
    }
  }
  throw new ChainUnavailableError(failures)
}
