import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { SpanOutcome } from './types.ts'

type CreateSpanQueueParameters = {
  exporter: SpanExporter
  /** How long spans are gathered before they are sent. */
  gatherMs: number
  /** How long one batch may take. */
  sendMs: number
  onSpans: (outcome: SpanOutcome, count: number) => void
  maxSpans?: number | undefined
}

/** Spans that wait or are on their way: about 2 MB. A collector that is away costs no more than that. */
const MAX_SPANS = 2_048
const MAX_BATCH = 512

/** Spans on their way to the collector. When there are too many the newest are dropped, and counted. */
export function createSpanQueue(parameters: CreateSpanQueueParameters): SpanProcessor {
  const { exporter, gatherMs, sendMs, onSpans, maxSpans = MAX_SPANS } = parameters
  let held = 0
  const counted: SpanExporter = {
    export(spans, done) {
      exporter.export(spans, (result) => {
        held -= spans.length
        onSpans(result.code === 0 ? 'sent' : 'failed', spans.length)
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
  const batches = new BatchSpanProcessor({
    exporter: counted,
    maxQueueSize: maxSpans,
    maxExportBatchSize: Math.min(MAX_BATCH, maxSpans),
    scheduledDelayMillis: gatherMs,
    exportTimeoutMillis: sendMs,
  })
  return {
    onStart: (span, context) => batches.onStart(span, context),
    onEnd(span) {
      if ((span.spanContext().traceFlags & 1) === 0) return
      if (held >= maxSpans) {
        onSpans('dropped', 1)
        return
      }
      held += 1
      batches.onEnd(span)
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}
