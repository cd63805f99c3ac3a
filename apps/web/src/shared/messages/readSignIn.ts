import { parseSignInMessage, type SignInMessage } from '@countersign/siwe'
import { type Address, isAddressEqual } from 'viem'

export type SignInCheck =
  /** The site that asked is the one that is signed in to; or another; or nobody says who asked. */
  | 'asker.same'
  | 'asker.other'
  | 'asker.unknown'
  /** Signed in to is this very site, or another. */
  | 'here.same'
  | 'here.other'
  | 'uri.other'
  | 'account.other'
  | 'chain.other'
  | 'time.expired'
  | 'time.early'

export type SignIn =
  | { kind: 'signIn'; fields: SignInMessage; checks: SignInCheck[] }
  /** It reads like a sign-in, and breaks the rules by which wallets check one. */
  | { kind: 'broken'; problem: string }
  | { kind: 'other' }

type Around = {
  account: { address: Address; chainId: number }
  /** The host of who asked for it, as the gateway says. */
  asker: string | null
  /** The host of this app. */
  here: string
  now: number
}

const TITLE = /wants you to sign in with your ethereum account/i

/** Whether it reads like a sign-in, and breaks the rules by which wallets check one. */
export function isBrokenSignIn(text: string): boolean {
  if (!TITLE.test(text)) return false
  try {
    parseSignInMessage(text)
    return false
  } catch {
    return true
  }
}

/** Reads a text as a sign-in (EIP-4361), and compares what it says with what is known. */
export function readSignIn(text: string, around: Around): SignIn {
  let fields: SignInMessage
  try {
    fields = parseSignInMessage(text)
  } catch (error) {
    if (!TITLE.test(text)) return { kind: 'other' }
    return { kind: 'broken', problem: error instanceof Error ? error.message : String(error) }
  }
  return { kind: 'signIn', fields, checks: check(fields, around) }
}

function check(fields: SignInMessage, { account, asker, here, now }: Around): SignInCheck[] {
  const domain = fields.domain.toLowerCase()
  const checks: SignInCheck[] = []
  if (asker === null) checks.push('asker.unknown')
  else checks.push(asker === domain ? 'asker.same' : 'asker.other')
  checks.push(here === domain ? 'here.same' : 'here.other')
  if (hostOf(fields.uri) !== domain) checks.push('uri.other')
  if (!isAddressEqual(fields.address, account.address)) checks.push('account.other')
  if (fields.chainId !== account.chainId) checks.push('chain.other')
  if (fields.expirationTime && Date.parse(fields.expirationTime) <= now) checks.push('time.expired')
  if (fields.notBefore && Date.parse(fields.notBefore) > now) checks.push('time.early')
  return checks
}

function hostOf(uri: string): string | null {
  return URL.canParse(uri) ? new URL(uri).host : null
}

/** Whether somebody may be trying to sign in where the owners do not want to. */
export function isAlarming(check: SignInCheck): boolean {
  return check === 'asker.other' || check === 'uri.other' || check === 'account.other'
}
