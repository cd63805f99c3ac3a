/** The one shape of every error that leaves over HTTP. */
export type ErrorBody = { code: string; message: string }

export const NOT_FOUND: ErrorBody = { code: 'not_found', message: 'There is nothing here.' }
export const BAD_REQUEST: ErrorBody = {
  code: 'bad_request',
  message: 'The request is not valid HTTP.',
}
export const INTERNAL: ErrorBody = {
  code: 'internal_error',
  message: 'Something went wrong on our side. Try again.',
}
