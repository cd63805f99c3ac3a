import { type FailureKind, RpcError, UpstreamFailure } from '../errors/chainErrors.ts'
import type { NodeSpan } from '../tracing/types.ts'
import { type BreakerEvent, type BreakerState, breaker, CLOSED, mayAsk } from './breaker.ts'
import type { Upstream, UpstreamCall } from './createUpstream.ts'
import { methodPolicy } from './methodPolicy.ts'

/** How one attempt at one node ended. */
type AttemptOutcome = 'answer' | 'error-answer' | 'abandoned' | FailureKind

export type AttemptEvent = {
  upstream: string
  method: string
  outcome: AttemptOutcome
  /** HTTP status of a failure. */
  status: number | undefined
  ms: number
}

/** A node that is left alone for a while when it keeps failing. */
export type Node = {
  name: string
  mayAsk: (options?: { lastResort: boolean }) => boolean
  ask: (call: UpstreamCall) => Promise<unknown>
  /** For metrics. */
  phase: () => BreakerState['phase']
}

type CreateNodeParameters = {
  upstream: Upstream
  onAttempt: (event: AttemptEvent) => void
  /** Absent: nothing is traced. */
  beginSpan?: ((call: { node: string; method: string }) => NodeSpan | undefined) | undefined
  now?: (() => number) | undefined
}

/** Error answers by which providers say that the account, not the call, is the problem. */
const QUOTA_CODES = new Set([-32005, 429])

export function createNode(parameters: CreateNodeParameters): Node {
  const { upstream, onAttempt, beginSpan, now = () => performance.now() } = parameters
  let state: BreakerState = CLOSED
  let probing: Promise<BreakerEvent> | undefined

  function note(event: BreakerEvent): void {
    state = breaker(state, event, now())
  }

  async function attempt(call: UpstreamCall): Promise<unknown> {
    const started = now()
    const span = beginSpan?.({ node: upstream.name, method: call.method })
    const report = (outcome: AttemptOutcome, status?: number) => {
      span?.end(outcome, status)
      onAttempt({
        upstream: upstream.name,
        method: call.method,
        outcome,
        status,
        ms: now() - started,
      })
    }
    try {
      const result = await upstream.call(span ? { ...call, traceparent: span.traceparent } : call)
      report('answer')
      return result
    } catch (error) {
      if (error instanceof UpstreamFailure) report(error.kind, error.status)
      else report(error instanceof RpcError ? 'error-answer' : 'abandoned')
      throw error
    }
  }

  /** Whether the node is well, by a question that costs it nothing. Shared while it runs. */
  function probe({ connectTimeoutMs }: UpstreamCall): Promise<BreakerEvent> {
    const call = { method: 'eth_chainId', params: [], timeoutMs: connectTimeoutMs }
    probing ??= attempt({ ...call, connectTimeoutMs })
      .then(
        (): BreakerEvent => ({ type: 'succeeded' }),
        (error): BreakerEvent => eventOf(call.method, error),
      )
      .finally(() => {
        probing = undefined
      })
    return probing
  }

  return {
    name: upstream.name,
    mayAsk: (options) => mayAsk(state, now(), options),
    phase: () => state.phase,
    async ask(call) {
      note({ type: 'asked' })
      try {
        const result = await attempt(call)
        note({ type: 'succeeded' })
        return result
      } catch (error) {
        const slow = error instanceof UpstreamFailure && error.kind === 'timeout'
        // Otherwise a visitor with a few endless calls could take the node from everybody.
        if (slow && methodPolicy(call.method).heavy) void probe(call).then(note)
        else note(eventOf(call.method, error))
        throw error
      }
    },
  }
}

function eventOf(method: string, error: unknown): BreakerEvent {
  if (error instanceof RpcError) {
    // For logs the same code means that the question was too wide.
    const quota = QUOTA_CODES.has(error.code) && method !== 'eth_getLogs'
    return { type: quota ? 'failed' : 'succeeded' }
  }
  if (!(error instanceof UpstreamFailure)) return { type: 'abandoned' }
  // A long answer is the fault of the question.
  return { type: error.kind === 'too-large' ? 'succeeded' : 'failed' }
}
