import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a built page, compressed once, and a node that knows nothing but two answers. */
export async function serve(folder) {
  const files = new Map()
  const read = (path) => {
    if (!files.has(path)) files.set(path, brotliCompressSync(readFileSync(join(folder, path))))
    return files.get(path)
  }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url.split('?')[0]
    if (path === '/rpc') return answer(request, response)
    try {
      const body = read(path)
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      response.setHeader('content-encoding', 'br')
      response.setHeader('cache-control', 'no-store')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

function answer(request, response) {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const one = ({ id, method }) =>
      method === 'eth_call'
        ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
        : { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x0' }
    const asked = JSON.parse(text || '{}')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(asked) ? asked.map(one) : one(asked)))
  })
}
