import { CountersignError } from './base.ts'

/** A newer attempt or a disconnect made this one pointless. */
export class AttemptCancelledError extends CountersignError {
  override readonly name = 'AttemptCancelledError'
  readonly kind = 'cancelled'
  constructor(options?: { cause?: unknown; details?: string }) {
    super('The attempt was cancelled.', options)
  }
}
