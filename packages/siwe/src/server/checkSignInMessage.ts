import { parseSignInMessage } from '../parseSignInMessage.ts'
import { SignInMessageError } from '../signInMessageError.ts'
import type { SignInMessage } from '../types.ts'
import { SignInRefused } from './signInRefused.ts'

export type SignInRules = {
  /** Where the pages of this server are: it says http or https. */
  publicUrl: string
  /** Hosts, with their ports, that may ask for a sign-in. */
  signInDomains: readonly string[]
  chainIds: ReadonlySet<number>
  /** How long after it was written a message may still be used. */
  nonceTtlSeconds: number
}

/** How far two clocks may be apart. */
const SKEW_MS = 60_000
/** Addresses that no key and no deployed contract has: zero and the precompiles. */
const LAST_RESERVED = 0xffffn

/** Reads a message and holds every field against what this server is. */
export function checkSignInMessage(text: string, rules: SignInRules, now: number): SignInMessage {
  const message = parse(text)
  const { protocol } = new URL(rules.publicUrl)
  if (message.scheme !== undefined && `${message.scheme}:` !== protocol) {
    throw new SignInRefused('scheme_mismatch', 'The message is for another kind of address.')
  }
  // Never compared with a header: whoever sends the request writes those.
  if (!rules.signInDomains.includes(message.domain)) {
    throw new SignInRefused('domain_mismatch', 'The message is for another site.')
  }
  if (!isOwnUri(message.uri, protocol, rules.signInDomains)) {
    throw new SignInRefused('uri_mismatch', 'The message is for another address.')
  }
  if (!rules.chainIds.has(message.chainId)) {
    throw new SignInRefused('chain_not_allowed', 'The message is for a network we do not serve.')
  }
  if (BigInt(message.address) <= LAST_RESERVED) {
    throw new SignInRefused('address_not_allowed', 'Nobody owns this address.')
  }
  // ERC-5573: the text would grant rights that we do not know of.
  if (message.resources?.some((resource) => /^urn:recap:/i.test(resource))) {
    throw new SignInRefused('resources_not_supported', 'The message grants more than a sign-in.')
  }
  checkTimes(message, rules, now)
  return message
}

function parse(text: string): SignInMessage {
  try {
    return parseSignInMessage(text)
  } catch (error) {
    if (!(error instanceof SignInMessageError)) throw error
    throw new SignInRefused('message_malformed', error.message)
  }
}

function isOwnUri(uri: string, protocol: string, domains: readonly string[]): boolean {
  try {
    const { origin, username, password } = new URL(uri)
    const own = domains.some((domain) => origin === `${protocol}//${domain}`)
    return own && username === '' && password === ''
  } catch {
    return false
  }
}

function checkTimes(message: SignInMessage, rules: SignInRules, now: number): void {
  // The parser let only dates through that exist.
  const [issuedAt, expires, notBefore] = [
    message.issuedAt,
    message.expirationTime,
    message.notBefore,
  ].map((time) => (time === undefined ? undefined : Date.parse(time)))
  if (issuedAt === undefined || issuedAt > now + SKEW_MS) {
    throw new SignInRefused('issued_in_future', 'The message is from the future.')
  }
  if (issuedAt < now - rules.nonceTtlSeconds * 1000) {
    throw new SignInRefused('message_too_old', 'The message is too old.')
  }
  if (expires !== undefined && notBefore !== undefined && expires <= notBefore) {
    throw new SignInRefused('times_inconsistent', 'The message ends before it begins.')
  }
  if (expires !== undefined && now >= expires + SKEW_MS) {
    throw new SignInRefused('message_expired', 'The message has expired.')
  }
  if (notBefore !== undefined && now < notBefore - SKEW_MS) {
    throw new SignInRefused('message_not_yet_valid', 'The message is not valid yet.')
  }
}
