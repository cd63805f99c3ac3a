/** The sign-in server refused, or could not be asked. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  /** The server's word for it, such as `nonce_used`; `unreachable` when there was no answer. */
  readonly code: string
  /** `null` when there was no answer. */
  readonly status: number | null

  constructor(code: string, status: number | null, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
  }

  /**
   * Whether sending the same signature again may help. In the rare case that the server did its work
   * and could not say so in time, it answers `nonce_used`, and a new message is needed.
   */
  get canRetry(): boolean {
    // Nodes of a chain are seldom at the same block: the next moment they may agree.
    if (this.code === 'nodes_disagree') return true
    return this.status === null || this.status === 429 || this.status >= 500
  }
}
