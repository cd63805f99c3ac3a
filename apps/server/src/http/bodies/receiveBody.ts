import type { Readable } from 'node:stream'
import { bodyTooLarge, bodyTooSlow, clientLeft } from './bodyErrors.ts'

export type ReceiveBodyParameters = {
  /** Counted while reading: a length in the header is only a promise, and may be absent. */
  maxBytes: number
  /** How long it may take, and a second more for every 16 kB that have come. */
  patienceMs: number
}

const BYTES_A_SECOND = 16 * 1024

/**
 * Reads a body to its end. What is refused stays unread, and the stream stands still.
 *
 * @throws HttpError when it is too long or too slow, or its sender has left
 */
export function receiveBody(source: Readable, parameters: ReceiveBodyParameters): Promise<Buffer> {
  const { maxBytes, patienceMs } = parameters
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const chunks: Buffer[] = []
    let size = 0

    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) fail(bodyTooLarge(maxBytes))
      else chunks.push(chunk)
    }
    const onEnd = () => {
      leave()
      const [first] = chunks
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks))
    }
    const onGone = () => fail(clientLeft())
    const judgePace = () => {
      const allowed = patienceMs + (size / BYTES_A_SECOND) * 1_000
      const left = started + allowed - performance.now()
      if (left <= 0) fail(bodyTooSlow())
      else timer = setTimeout(judgePace, left)
    }
    const fail = (error: Error) => {
      leave()
      source.pause()
      reject(error)
    }
    const leave = () => {
      clearTimeout(timer)
      source.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
    }

    let timer = setTimeout(judgePace, patienceMs)
    source.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    // Gone already: then none of these comes any more.
    if (source.destroyed) onGone()
  })
}
