import { CountersignError, describe } from './base.ts'
import {
  PopupBlockedError,
  RequestPendingError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletFailedError,
} from './connection.ts'

/**
 * Turns whatever a wallet threw into one of our errors.
 *
 * Wallets wrap the code that matters: in `cause` (viem), `data.originalError` (MetaMask mobile),
 * `error`, `info.error` (ethers), or only in the text. The most telling code of the whole wrapping
 * decides; the original stays as `cause`.
 */
export function toCountersignError(thrown: unknown): CountersignError {
  if (thrown instanceof CountersignError) return thrown
  const layers = unwrap(thrown)
  const known = layers.find((layer) => layer instanceof CountersignError)
  if (known) return known
  const codes = layers.map(codeOf)
  const text = layers.map(textOf).join('\n')
  const cause = { cause: thrown, details: describe(thrown) }
  // First: some say 4001, nobody's no, while an earlier request of theirs is still open.
  if (codes.includes(-32002) || PENDING_TEXT.test(text)) return new RequestPendingError(cause)
  if (codes.some((code) => REJECTED.has(code)) || REJECTION_TEXT.test(text)) {
    return new UserRejectedError(cause)
  }
  if (POPUP_TEXT.test(text)) return new PopupBlockedError(cause)
  if (codes.includes(4100)) return new UnauthorizedError(cause)
  if (codes.some((code) => UNSUPPORTED.has(code))) return new UnsupportedMethodError(cause)
  return new WalletFailedError(cause)
}

/** Whether a wallet says, in any wrapping, that it does not know a chain. */
export function isUnknownChain(thrown: unknown): boolean {
  const layers = unwrap(thrown)
  return (
    layers.some((layer) => codeOf(layer) === 4902) ||
    layers.some((layer) => UNKNOWN_CHAIN_TEXT.test(textOf(layer)))
  )
}

/** 4001 by EIP-1193, 5000–5002 by WalletConnect, the words by ethers and Ledger. */
const REJECTED = new Set<unknown>([4001, 5000, 5001, 5002, 'ACTION_REJECTED', 'USER_REJECTED'])
const UNSUPPORTED = new Set<unknown>([4200, -32601, -32004])
const REJECTION_TEXT =
  /user (rejected|denied|cancell?ed|closed|disapproved)|(rejected|denied|cancell?ed|closed) by (the )?user|request (was )?rejected|modal closed|accounts received is empty|connection request reset/i
const PENDING_TEXT =
  /already (processing|pending)|after (the )?current (approval|request)|(request|prompt|approval)\b.{0,40}\balready (open|waiting|in progress)/i
const POPUP_TEXT = /pop[- ]?up (window )?(was |is )?(blocked|failed to open)/i
const UNKNOWN_CHAIN_TEXT =
  /unrecogni[sz]ed chain id|try adding the chain|chain .{0,40}(has not been|hasn't been|not been) added/i

/** Wrappings are shallow in practice; a hostile one may be deep, wide or circular. */
const MAX_LAYERS = 24
const WRAPPERS = [
  'cause',
  'data',
  'originalError',
  'error',
  'info',
  'innerError',
  'reason',
] as const

function unwrap(thrown: unknown): unknown[] {
  const layers: unknown[] = [thrown]
  const seen = new Set<unknown>(layers)
  for (let index = 0; index < layers.length && layers.length < MAX_LAYERS; index += 1) {
    for (const key of WRAPPERS) {
      const inner = read(layers[index], key)
      if ((typeof inner === 'object' || typeof inner === 'string') && inner && !seen.has(inner)) {
        seen.add(inner)
        layers.push(inner)
      }
    }
  }
  return layers
}

function codeOf(layer: unknown): unknown {
  const code = read(layer, 'code')
  // Some wallets send the number as text.
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
}

function textOf(layer: unknown): string {
  if (typeof layer === 'string') return layer.slice(0, 500)
  const message = read(layer, 'message')
  return typeof message === 'string' ? message.slice(0, 500) : ''
}

/** A property of anything; a getter that throws counts as absent. */
function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
