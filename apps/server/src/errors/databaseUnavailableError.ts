/** The database gave no answer in time, or could not be reached. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  constructor(cause?: unknown) {
    super('The database gives no answer right now.', { cause })
  }
}
