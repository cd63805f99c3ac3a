/** Everybody who may wait for a signature to be checked is waiting already. */
export class RecoveryBusyError extends Error {
  override readonly name = 'RecoveryBusyError'

  constructor(cause?: unknown) {
    super('There are too many signatures to check right now.', { cause })
  }
}
