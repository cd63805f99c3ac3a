/** Something was about to be asked of a wallet that the judge has not let pass: it was not asked. */
export class UnjudgedError extends Error {
  override readonly name = 'UnjudgedError'
  constructor() {
    super('The judge has not let this pass.')
  }
}
