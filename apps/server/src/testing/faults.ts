import { answer, type Behaviour, sendJson } from './startFakeNode.ts'

const status =
  (code: number): Behaviour =>
  ({ id }, response) =>
    // A body that would pass for an answer: the status alone has to be enough.
    sendJson(response, { jsonrpc: '2.0', id, result: '0xbad' }, code)

/** Ways in which a node that was reached can fail to give an answer. */
export const faults: Record<string, Behaviour> = {
  reset: (_call, _response, request) => {
    request.socket.resetAndDestroy()
  },
  'status 500': status(500),
  'status 503': status(503),
  'status 429': status(429),
  'status 401': status(401),
  'status 403': status(403),
  redirect: (_call, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
  },
  'web page': (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
  },
  'web page with status 404': (_call, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  },
  'cut off before its length': ({ id }, response) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id, result: '0xbad' })
    response.writeHead(200, { 'content-length': body.length + 10 })
    response.write(body, () => response.destroy())
  },
  'half an answer': ({ id }, response) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0xbad' }).slice(0, -4))
  },
  empty: (_call, response) => {
    response.end()
  },
  'words instead of a number': answer('Service is busy'),
  'null instead of a number': answer(null),
  'wrong id': answer('0xbad', { id: 999_999 }),
  'id as text': ({ id }, response) =>
    sendJson(response, { jsonrpc: '2.0', id: String(id), result: '0xbad' }),
  'no id': answer('0xbad', { id: undefined }),
  'wrong version': answer('0xbad', { jsonrpc: '1.0' }),
  'neither result nor error': answer(undefined),
  'result and error': answer('0xbad', { error: { code: 3, message: 'reverted' } }),
  'error without a code': answer(undefined, { error: { message: 'no' } }),
  'a list': ({ id }, response) => sendJson(response, [{ jsonrpc: '2.0', id, result: '0xbad' }]),
  'nested without end': ({ id }, response) => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000)
    response.end(`{"jsonrpc":"2.0","id":${id},"result":${deep}}`)
  },
  compressed: ({ id }, response) => {
    response.setHeader('content-encoding', 'gzip')
    sendJson(response, { jsonrpc: '2.0', id, result: '0xbad' })
  },
  hang: () => {},
  'hang after the headers': (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
  },
  drip: (_call, response) => {
    const timer = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(timer))
  },
  huge: ({ id }, response) => {
    sendJson(response, { jsonrpc: '2.0', id, result: 'a'.repeat(1024 * 1024) })
  },
  'huge without end': (_call, response) => {
    const chunk = 'a'.repeat(64 * 1024)
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  },
}
