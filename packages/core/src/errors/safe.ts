import { CountersignError } from './base.ts'

/** R-FRAME-3: the words are part of the contract with Safe hosts' users. */
export class SafeUnavailableError extends CountersignError {
  override readonly name = 'SafeUnavailableError'
  readonly kind = 'safeUnavailable'
  constructor(options?: { cause?: unknown; details?: string }) {
    super('Could not load Safe information', options)
  }
}
