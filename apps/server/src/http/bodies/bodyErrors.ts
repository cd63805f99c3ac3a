import { HttpError } from '../httpError.ts'

/** @param maxBytes how long it may be */
export function bodyTooLarge(maxBytes: number): HttpError {
  return new HttpError(413, 'body_too_large', `The body may be ${maxBytes / 1024} kB long.`)
}

export function bodyTooSlow(): HttpError {
  return new HttpError(408, 'request_timeout', 'The request took too long.')
}

/** Nobody is left to read the answer; it only should not be logged as our fault. */
export function clientLeft(): HttpError {
  return new HttpError(400, 'client_left', 'The caller has left.')
}
