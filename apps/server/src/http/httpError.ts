import type { ContentfulStatusCode } from 'hono/utils/http-status'

type HttpErrorOptions = {
  /** Seconds after which it is worth another try. */
  retryAfter?: number
}

/** An error meant for the caller: leaves as its status and `{ code, message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ContentfulStatusCode
  /** Stable, for programs. */
  readonly code: string
  /** Headers that say more. */
  readonly headers: Readonly<Record<string, string>>

  /** @param message a sentence for people */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { retryAfter }: HttpErrorOptions = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  }
}
