/** Why something could not be rehearsed: never why a transaction would fail. */
export class RehearsalError extends Error {
  override readonly name = 'RehearsalError'
  readonly kind: 'unsupported' | 'failed'
  constructor(kind: 'unsupported' | 'failed', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
