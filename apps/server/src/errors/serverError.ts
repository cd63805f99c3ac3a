/** A reason not to start, in one sentence for the person who started it. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
}
