import type { SettingsInfo } from '@countersign/gateway'
import type { Address } from 'viem'

/** How many of what. What a token is called and how it counts is nobody's word here: see `useTokens`. */
export type Asset =
  /** In the token's smallest unit; the zero address is the coin. */
  | { kind: 'amount'; value: bigint; token: Address }
  | { kind: 'collectible'; token: Address; id: string; symbol: string | null }
  /** Bytes that mean an amount to one contract, and a number to another. */
  | { kind: 'either'; token: Address; number: bigint }
  | { kind: 'unknown' }

/** The other side; a name is what somebody else calls it. */
export type Party = { value: Address; name: string | null }

/** A transaction in the few terms a line has room for. */
export type Description =
  | { kind: 'sent' | 'received' | 'moved'; asset: Asset; party: Party }
  | { kind: 'settings'; change: SettingsInfo['type']; party: Party | null }
  /** It uses up its nonce and does nothing else: worked out here, and nobody's word. */
  | { kind: 'rejection' }
  /** Said to call the Safe itself with nothing. */
  | { kind: 'nothing' }
  | { kind: 'batch'; count: number; party: Party }
  | { kind: 'call'; method: string | null; value: bigint; party: Party }
  /** Code of somebody else's runs as the Safe's own. */
  | { kind: 'delegate'; party: Party }
  /** By the library of Safe's makers, or what goes by its name: the verdict says which. */
  | { kind: 'signing'; party: Party }
  | { kind: 'creation'; party: Party }
  | { kind: 'unknown'; stated: string }
