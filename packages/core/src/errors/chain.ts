import { CountersignError } from './base.ts'

type Options = { cause?: unknown; details?: string }

/** R-ERR-3: the app itself does not know this network; asking a wallet to add it would be wrong. */
export class ChainNotConfiguredError extends CountersignError {
  override readonly name = 'ChainNotConfiguredError'
  readonly kind = 'chainNotConfigured'
  readonly chainId: number
  constructor(chainId: number, options?: Options) {
    super(`This app does not use network ${chainId}.`, options)
    this.chainId = chainId
  }
}

/** The wallet does not know the network and could not be taught it. */
export class ChainUnknownToWalletError extends CountersignError {
  override readonly name = 'ChainUnknownToWalletError'
  readonly kind = 'chainUnknownToWallet'
  readonly code = 4902
  constructor(chain: string, options?: Options) {
    super(`Your wallet does not know ${chain} and could not add it. Add it there by hand.`, options)
  }
}

/**
 * The network was not added: declined, or left in a window that could not reach it. Wallets answer
 * both alike, so nobody is told that they declined.
 */
export class ChainNotAddedError extends CountersignError {
  override readonly name = 'ChainNotAddedError'
  readonly kind = 'chainNotAdded'
  readonly code = 4001
  constructor(chain: string, options?: Options) {
    super(`Your wallet did not add ${chain}. Try again, or add it there by hand.`, options)
  }
}

/** The wallet said it had switched, or said nothing, and is still somewhere else. */
export class ChainNotSwitchedError extends CountersignError {
  override readonly name = 'ChainNotSwitchedError'
  readonly kind = 'chainNotSwitched'
  constructor(chain: string, options?: Options) {
    super(`Your wallet did not switch to ${chain}. Switch it there and come back.`, options)
  }
}
