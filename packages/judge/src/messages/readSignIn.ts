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

/** What an attacker would change: none of these is signed. */
export type SignInAlarm = Extract<SignInCheck, 'asker.other' | 'uri.other' | 'account.other'>

export type SignIn =
  | { kind: 'signIn'; fields: SignInMessage; checks: SignInCheck[] }
  /** It reads like a sign-in, and breaks the rules by which wallets check one. */
  | { kind: 'broken'; problem: string }
  | { kind: 'other' }

/** Against what alarms a sign-in is held. */
type Asked = {
  /** Who would be signed in; null where nobody is connected. */
  address: Address | null
  /** The host of who asked for it, as the gateway says; null where nobody says. */
  asker: string | null
}

type Around = Asked & {
  address: Address
  chainId: number
  /** The host of this app. */
  here: string
  now: number
}

const TITLE = /wants you to sign in with your ethereum account/i

/** Why a text that reads like a sign-in must not be signed: what an attacker would have changed in it. */
export function findSignInAlarms(text: string, asked: Asked): (SignInAlarm | 'broken')[] {
  try {
    return findAlarms(parseSignInMessage(text), asked)
  } catch {
    return TITLE.test(text) ? ['broken'] : []
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

function check(fields: SignInMessage, around: Around): SignInCheck[] {
  const { asker, here, now, chainId } = around
  const alarms = findAlarms(fields, around)
  const checks: SignInCheck[] = []
  if (asker === null) checks.push('asker.unknown')
  else if (!alarms.includes('asker.other')) checks.push('asker.same')
  checks.push(...alarms, here === hostOf(fields.domain) ? 'here.same' : 'here.other')
  if (fields.chainId !== chainId) checks.push('chain.other')
  if (fields.expirationTime && Date.parse(fields.expirationTime) <= now) checks.push('time.expired')
  if (fields.notBefore && Date.parse(fields.notBefore) > now) checks.push('time.early')
  return checks
}

function findAlarms({ domain, uri, address: named }: SignInMessage, asked: Asked): SignInAlarm[] {
  const { address, asker } = asked
  const alarms: SignInAlarm[] = []
  if (asker !== null && asker !== hostOf(domain)) alarms.push('asker.other')
  const { protocol, host } = URL.canParse(uri) ? new URL(uri) : { protocol: '', host: null }
  if (host === null || host !== hostOf(domain, protocol)) alarms.push('uri.other')
  if (address && !isAddressEqual(named, address)) alarms.push('account.other')
  return alarms
}

/** As browsers write it: in small letters, and without the port that everybody means. */
function hostOf(domain: string, protocol = 'https:'): string {
  const port = protocol === 'https:' ? /:443$/ : protocol === 'http:' ? /:80$/ : /:$/
  return domain.toLowerCase().replace(port, '')
}

const ALARMS: readonly SignInCheck[] = ['asker.other', 'uri.other', 'account.other']

/** Whether somebody may be trying to sign in where the owners do not want to. */
export function isAlarming(check: SignInCheck): check is SignInAlarm {
  return ALARMS.includes(check)
}
