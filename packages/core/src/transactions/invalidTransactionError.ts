/** Thrown to the developer: what was given cannot be a transaction, for all these reasons. */
export class InvalidTransactionError extends Error {
  override readonly name = 'InvalidTransactionError'
  /** One sentence per fault. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`This transaction cannot be kept. ${faults.join(' ')}`)
    this.faults = faults
  }
}
