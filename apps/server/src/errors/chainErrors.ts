/** The node answered, and its answer is an error: a revert, bad parameters, a refused transaction. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Why one attempt at one node gave no answer that can be trusted. */
export type FailureKind =
  /** Nothing was sent: refused, unknown host, handshake failed or not finished in time. */
  | 'not-connected'
  | 'reset'
  | 'timeout'
  | 'too-large'
  /** HTTP status that says the provider, not the call, is the problem. */
  | 'status'
  /** Not JSON (a web page, cut short) or not an answer to our call. */
  | 'malformed'
  | 'wrong-id'
  /** The node serves another chain than the one it is configured for. */
  | 'wrong-chain'
  /** A transaction was held back, because the node did not say which chain it serves. */
  | 'unchecked'

/** After these a transaction has certainly not been handed over. */
export const NOTHING_SENT: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'not-connected',
  'wrong-chain',
  'unchecked',
])

/** One failed attempt. It never carries the node's URL: it may be logged. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly kind: FailureKind
  readonly status: number | undefined

  constructor(kind: FailureKind, status?: number) {
    super(status === undefined ? kind : `${kind} ${status}`)
    this.kind = kind
    this.status = status
  }
}

/** No node of the chain gave an answer; without failures, none could even be asked. */
export class ChainUnavailableError extends Error {
  override readonly name = 'ChainUnavailableError'
  readonly failures: readonly UpstreamFailure[]

  constructor(failures: readonly UpstreamFailure[]) {
    super('No node of this network gives an answer right now.')
    this.failures = failures
  }
}

/** A transaction was handed to a node that did not say whether it took it. */
export class SendUncertainError extends Error {
  override readonly name = 'SendUncertainError'

  constructor(failure: UpstreamFailure) {
    super('The node did not say whether it took the transaction.', { cause: failure })
  }
}
