import { ROOT_CONTEXT } from '@opentelemetry/api'
import { type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import { createSpanQueue } from './createSpanQueue.ts'

it('R-OP-11 holds a bounded number of spans, drops what comes then, and counts each', async () => {
  const counts = { sent: 0, failed: 0, dropped: 0 }
  const held: (() => void)[] = []
  const exporter: SpanExporter = {
    export: (_spans, done) => held.push(() => done({ code: 0 })),
    shutdown: async () => {},
  }
  const queue = createSpanQueue({
    ...{ exporter, gatherMs: 3_600_000, sendMs: 3_600_000, maxSpans: 10 },
    onSpans: (outcome, count) => {
      counts[outcome] += count
    },
  })
  const tracer = new TracerProvider({ spanProcessors: [queue] }).getTracer('test')
  const make = (count: number) => {
    for (let each = 0; each < count; each++) tracer.startSpan('one', {}, ROOT_CONTEXT).end()
  }
  make(15)
  // Ten are on their way; while they are, there is room for no other.
  expect(counts).toEqual({ sent: 0, failed: 0, dropped: 5 })
  make(3)
  expect(counts.dropped).toBe(8)
  for (const release of held.splice(0)) release()
  expect(counts.sent).toBe(10)
  make(3)
  const closed = queue.shutdown()
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  await closed
  expect(counts).toEqual({ sent: 13, failed: 0, dropped: 8 })
})
