import type { Server } from 'node:http'
import { BAD_REQUEST, type ErrorBody } from './errorBody.ts'

const TIMEOUT: ErrorBody = { code: 'request_timeout', message: 'The request took too long.' }
const TOO_LARGE: ErrorBody = { code: 'headers_too_large', message: 'The headers are too large.' }

/** Answers what Node's parser refuses, in the same form as everything else. */
export function answerClientErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      socket.write(rawResponse(error.code, headers))
    }
    // At once: behind an answer that is still being sent, ours must not become its content.
    socket.destroy()
  })
}

function rawResponse(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const [status, body] = describe(code)
  const text = JSON.stringify(body)
  const fields = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`
}

function describe(code: string | undefined): [status: string, body: ErrorBody] {
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', TOO_LARGE]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', TIMEOUT]
  return ['400 Bad Request', BAD_REQUEST]
}
