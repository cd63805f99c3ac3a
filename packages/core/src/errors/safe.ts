import { CountersignError } from './base.ts'

type Options = { cause?: unknown; details?: string }

/** R-FRAME-3: the words are part of the contract with Safe hosts' users. */
export class SafeUnavailableError extends CountersignError {
  override readonly name = 'SafeUnavailableError'
  readonly kind = 'safeUnavailable'
  constructor(options?: Options) {
    super('Could not load Safe information', options)
  }
}

/** R-FRAME-3: the page stands alone, so there is no Safe around it. */
export class SafeProviderRequiredError extends CountersignError {
  override readonly name = 'SafeProviderRequiredError'
  readonly kind = 'walletNotFound'
  constructor(options?: Options) {
    super('provider is required.', options)
  }
}

/** R-FRAME-3: a Safe is no wallet, and cannot do everything that a wallet can. */
export class SafeMethodError extends CountersignError {
  override readonly name = 'SafeMethodError'
  readonly kind = 'unsupportedMethod'
  readonly code = 4200
  constructor(method: string, options?: Options) {
    super(`"${method}" not implemented`, options)
  }
}

/** Something the host could not do, in its own words. */
export class SafeHostError extends CountersignError {
  override readonly name = 'SafeHostError'
  readonly kind = 'walletFailed'
  constructor(options?: Options) {
    super('The Safe around this app reported a problem. Try again there.', options)
  }
}
