import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error meant for the caller: leaves as its status and `{ code, message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ContentfulStatusCode
  /** Stable, for programs. */
  readonly code: string

  /** @param message a sentence for people */
  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
