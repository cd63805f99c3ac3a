import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import manifest from '../../package.json' with { type: 'json' }
import type { TracingConfig } from '../config/types.ts'
import type { Logger } from '../log/createLogger.ts'
import { createSampler } from './createSampler.ts'
import { createSpanQueue } from './createSpanQueue.ts'
import type { SpanOutcome, Tracing } from './types.ts'

export type CreateTracingParameters = {
  config: TracingConfig
  logger: Logger
  onSpans: (outcome: SpanOutcome, count: number) => void
  gatherMs?: number | undefined
}

/** OpenTelemetry's own default for a batch. */
const GATHER_MS = 5_000
/** A server that ends waits for the collector once, and whoever supervises it gives five seconds. */
const SEND_MS = 3_000
/** Outcomes of a node call in which nothing is wrong with the node. */
const FINE = new Set(['answer', 'abandoned'])

/**
 * OpenTelemetry without its globals: which span work belongs to is kept here, and nothing of the
 * surroundings (host, process, arguments) is looked at. The caller's `tracestate` is not read.
 */
export function createTracing(parameters: CreateTracingParameters): Tracing {
  const { config, gatherMs = GATHER_MS } = parameters
  const active = new AsyncLocalStorage<Context>()
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...config.attributes,
        'service.name': config.serviceName,
        'service.version': manifest.version,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: createSampler(config),
    spanProcessors: [
      createSpanQueue({
        exporter: new OTLPTraceExporter({
          url: config.url,
          headers: { ...config.headers },
          timeoutMillis: SEND_MS,
        }),
        gatherMs,
        sendMs: SEND_MS,
        onSpans: tellOnce(parameters),
      }),
    ],
  })
  const tracer = provider.getTracer('countersign', manifest.version)

  /** Runs work that is the parent of what it asks nodes for. */
  async function inside<T>(span: Span, parent: Context, run: () => Promise<T>): Promise<T> {
    try {
      return await active.run(trace.setSpan(parent, span), run)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    async request({ method, requestId, traceparent }, run) {
      const caller = parseTraceParent(traceparent ?? '')
      const parent = caller
        ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
        : ROOT_CONTEXT
      const attributes = { 'http.request.method': method, 'countersign.request_id': requestId }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      await inside(span, parent, async () => {
        const { route, status } = await run()
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    step(chain, run) {
      const attributes = { 'countersign.chain_id': chain }
      const span = tracer.startSpan('index step', { attributes }, ROOT_CONTEXT)
      return inside(span, ROOT_CONTEXT, run)
    },
    beginNodeSpan({ chain, node, method }) {
      const parent = active.getStore()
      if (!parent) return undefined
      const attributes = {
        'rpc.system': 'jsonrpc',
        'rpc.method': method,
        'countersign.chain_id': chain,
        'countersign.node': node,
      }
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, parent)
      return {
        traceparent: toTraceparent(span),
        end(outcome, status) {
          span.setAttribute('countersign.outcome', outcome)
          if (status !== undefined) span.setAttribute('http.response.status_code', status)
          if (!FINE.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    // What is lost is counted; no batch takes longer than its time.
    close: () => provider.shutdown().catch(() => {}),
  }
}

function toTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${(traceFlags & 1) === 0 ? '00' : '01'}`
}

/** One line when traces stop arriving, however many do not: the rest is counted. */
function tellOnce({ logger, onSpans }: CreateTracingParameters) {
  let isFailing = false
  return (outcome: SpanOutcome, count: number) => {
    onSpans(outcome, count)
    if (outcome === 'dropped') return
    const failed = outcome === 'failed'
    if (failed && !isFailing) {
      logger.warn('traces could not be sent: does OTEL_EXPORTER_OTLP_ENDPOINT take OTLP over HTTP?')
    }
    isFailing = failed
  }
}
