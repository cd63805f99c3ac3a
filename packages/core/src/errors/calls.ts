import type { Hex } from 'viem'
import { CountersignError } from './base.ts'

type Options = { cause?: unknown; details?: string }

/** Calls were sent one by one, and one in the middle did not go out. */
export class BatchInterruptedError extends CountersignError {
  override readonly name = 'BatchInterruptedError'
  readonly kind = 'batchInterrupted'
  /** The ones that did. */
  readonly hashes: readonly Hex[]
  constructor(hashes: readonly Hex[], total: number, options?: Options) {
    super(`Only ${hashes.length} of ${total} transactions were sent; the rest was not.`, options)
    this.hashes = hashes
  }
}

/** The calls must succeed or fail together, and this wallet cannot promise that. */
export class BatchUnsupportedError extends CountersignError {
  override readonly name = 'BatchUnsupportedError'
  readonly kind = 'batchUnsupported'
  constructor(options?: Options) {
    super('Your wallet cannot send these calls as one. Nothing was sent.', options)
  }
}
