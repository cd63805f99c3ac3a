import { CountersignError } from './base.ts'

type Options = { cause?: unknown; details?: string }

/** R-ERR-1: the visitor said no: by button, by closing the window or our dialog, or by sharing no account. */
export class UserRejectedError extends CountersignError {
  override readonly name = 'UserRejectedError'
  readonly kind = 'rejected'
  readonly code = 4001
  constructor(options?: Options) {
    super('You declined the request in your wallet.', options)
  }
}

/** R-ERR-2 */
export class RequestPendingError extends CountersignError {
  override readonly name = 'RequestPendingError'
  readonly kind = 'pending'
  readonly code = -32002
  constructor(options?: Options) {
    super('A request is already pending in your wallet. Open it and answer there.', options)
  }
}

/** R-ERR-3: there is no provider to talk to. */
export class ConnectorNotFoundError extends CountersignError {
  override readonly name = 'ConnectorNotFoundError'
  readonly kind = 'walletNotFound'
  constructor(wallet: string, options?: Options) {
    super(`${wallet} was not found in this browser. Install it and try again.`, options)
  }
}

export class NotConnectedError extends CountersignError {
  override readonly name = 'NotConnectedError'
  readonly kind = 'notConnected'
  constructor(options?: Options) {
    super('No wallet is connected. Connect one and try again.', options)
  }
}

export class WalletTimeoutError extends CountersignError {
  override readonly name = 'WalletTimeoutError'
  readonly kind = 'timeout'
  constructor(milliseconds: number, asked: string, options?: Options) {
    super('Your wallet did not answer. Open it, then try again.', {
      details: `${asked} had no answer within ${milliseconds} ms.`,
      ...options,
    })
  }
}

/** The wallet answered with something that cannot be an answer. */
export class InvalidAnswerError extends CountersignError {
  override readonly name = 'InvalidAnswerError'
  readonly kind = 'invalidAnswer'
  constructor(details: string, options?: Options) {
    super('Your wallet gave an answer that makes no sense. Reload it and try again.', {
      details,
      ...options,
    })
  }
}

export class UnauthorizedError extends CountersignError {
  override readonly name = 'UnauthorizedError'
  readonly kind = 'unauthorized'
  readonly code = 4100
  constructor(options?: Options) {
    super('Your wallet has not given this site access to that account.', options)
  }
}

export class UnsupportedMethodError extends CountersignError {
  override readonly name = 'UnsupportedMethodError'
  readonly kind = 'unsupportedMethod'
  readonly code = 4200
  constructor(options?: Options) {
    super('Your wallet cannot do this.', options)
  }
}

export class PopupBlockedError extends CountersignError {
  override readonly name = 'PopupBlockedError'
  readonly kind = 'popupBlocked'
  constructor(options?: Options) {
    super("The browser blocked the wallet's window. Open it with the button.", options)
  }
}

/** Everything a wallet may report that has no name of its own. */
export class WalletFailedError extends CountersignError {
  override readonly name = 'WalletFailedError'
  readonly kind = 'walletFailed'
  constructor(options?: Options) {
    super('Your wallet reported a problem. Try again, or choose another wallet.', options)
  }
}
