/** The signature, or what was signed, is not good enough. Nothing was used up. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  /** Stable, for programs. */
  readonly code: string

  /** @param message a sentence for people */
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
