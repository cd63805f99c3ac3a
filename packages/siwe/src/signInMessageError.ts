/** The text is not a sign-in message, or a field is not what it must be. */
export class SignInMessageError extends Error {
  override readonly name = 'SignInMessageError'
  /** The first part of the message that is wrong. */
  readonly field: string

  constructor(field: string, problem: string) {
    super(`The sign-in message is not valid: ${field} ${problem}.`)
    this.field = field
  }
}
