import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}
type Batch = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: CollectedSpan[] }[]
  }[]
}

/** A collector of traces on this machine, which takes OTLP as JSON over HTTP. */
export type Collector = {
  url: string
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[]
  spans: () => CollectedSpan[]
  resource: () => Record<string, unknown>
  /** What it answers from now on; `undefined`: nothing. */
  answer: (status: number | undefined) => void
  close: () => Promise<void>
}

export async function startCollector(): Promise<Collector> {
  let status: number | undefined = 200
  const requests: Collector['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    requests.push({ path: request.url ?? '', headers: request.headers, body })
    if (status !== undefined) response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  const { port } = server.address() as AddressInfo
  const batches = () => requests.map(({ body }): Batch => JSON.parse(body))
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    spans: () =>
      batches().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: () => attributesOf(batches()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    answer: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function attributesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
}
