/** A body that is longer than anybody wants to read. */
export class BodyTooLongError extends Error {
  override readonly name = 'BodyTooLongError'
}

/** The bytes of an answer. Counts while reading, because a length in the header is only a promise. */
export async function readLimited(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw new BodyTooLongError('The answer is too long.')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLongError('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
