import { SignInError } from './signInError.ts'

/** The server's answer as an object, or the error that it is. */
export function parseAnswer(status: number, text: string): object {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  const isObject = typeof body === 'object' && body !== null
  // Checked in the line above; the types cannot follow a name for a condition.
  if (status === 200 && isObject) return body as object
  // Nothing is known about an error's body but that reading two fields of it is harmless.
  const { code, message } = (isObject ? body : {}) as { code?: unknown; message?: unknown }
  throw new SignInError(
    typeof code === 'string' ? code : 'unexpected_answer',
    status,
    typeof message === 'string' ? message : `The server answered with status ${status}.`,
  )
}
