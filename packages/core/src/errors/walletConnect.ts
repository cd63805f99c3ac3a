import { CountersignError } from './base.ts'

type Options = { cause?: unknown; details?: string }

export class NoProjectIdError extends CountersignError {
  override readonly name = 'NoProjectIdError'
  readonly kind = 'noProjectId'
  constructor(options?: Options) {
    super('WalletConnect is not set up for this app: its project id is missing.', options)
  }
}

export class RelayUnreachableError extends CountersignError {
  override readonly name = 'RelayUnreachableError'
  readonly kind = 'relayUnreachable'
  constructor(options?: Options) {
    super('WalletConnect cannot be reached. Check your connection and try again.', options)
  }
}

export class PairingExpiredError extends CountersignError {
  override readonly name = 'PairingExpiredError'
  readonly kind = 'pairingExpired'
  constructor(options?: Options) {
    super('The code has expired. Get a new one.', options)
  }
}
