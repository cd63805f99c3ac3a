/** What went wrong, in one word that a screen can look up its own sentence for. */
export type ErrorKind =
  | 'batchInterrupted'
  | 'batchUnsupported'
  | 'cancelled'
  | 'chainNotAdded'
  | 'chainNotConfigured'
  | 'chainNotSwitched'
  | 'chainUnknownToWallet'
  | 'invalidAnswer'
  | 'noProjectId'
  | 'notConnected'
  | 'pairingExpired'
  | 'pending'
  | 'popupBlocked'
  | 'rejected'
  | 'relayUnreachable'
  | 'safeUnavailable'
  | 'timeout'
  | 'unauthorized'
  | 'unsupportedMethod'
  | 'walletFailed'
  | 'walletNotFound'

/**
 * The root of every error a visitor may meet: `message` is one human sentence, `details` the
 * technical text, `cause` what really happened.
 */
export abstract class CountersignError extends Error {
  abstract readonly kind: ErrorKind
  /** What the wallet or library said, for the curious and for bug reports. */
  readonly details: string

  constructor(message: string, { cause, details }: { cause?: unknown; details?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.details = details ?? (cause === undefined ? message : describe(cause))
  }
}

/** A short text for anything that was thrown: wallets throw strings, objects and nothing at all. */
export function describe(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`
    if (typeof thrown === 'string') return thrown
    return JSON.stringify(thrown) ?? String(thrown)
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}
