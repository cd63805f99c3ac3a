/** One call to a node, as part of the request or step that it is made for. */
export type NodeSpan = {
  /** What the node is told, so that its own spans belong to the same trace (W3C Trace Context). */
  traceparent: string
  end: (outcome: string, status?: number) => void
}

/** `undefined`: nobody asked for this call, so it belongs to no trace. */
export type BeginNodeSpan = (call: {
  chain: number
  node: string
  method: string
}) => NodeSpan | undefined

type RequestStart = {
  method: string
  requestId: string
  /** As the caller sent it: a stranger's word. */
  traceparent: string | undefined
}

/** Of a path only its pattern: the path itself may hold addresses, and its query anything. */
type RequestEnd = { route: string; status: number }

export type TraceRequest = (start: RequestStart, run: () => Promise<RequestEnd>) => Promise<void>

/** One step of reading a chain. */
export type TraceStep = <T>(chain: number, run: () => Promise<T>) => Promise<T>

export type SpanOutcome = 'sent' | 'failed' | 'dropped'

export type Tracing = {
  request: TraceRequest
  step: TraceStep
  beginNodeSpan: BeginNodeSpan
  /** Sends what is left, for a short while. */
  close: () => Promise<void>
}
