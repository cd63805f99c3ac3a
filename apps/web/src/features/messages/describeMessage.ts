import type { Message } from '@countersign/gateway'
import { showUnseen } from '@countersign/judge'
import { readTyped } from './readTyped.ts'

export type MessageTitle =
  | { kind: 'signIn'; domain: string }
  | { kind: 'typed'; type: string; name: string | null }
  | { kind: 'text'; excerpt: string }

const LONGEST = 90
/** The same words that wallets look for; what else the text says is the message's own page's business. */
const SIGN_IN =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:/i

/** A title is read like the rest: nothing in it goes unseen. */
const seen = (text: string) => showUnseen(text).text

/** A message in one line. */
export function describeMessage(message: Message['message']): MessageTitle {
  if (typeof message !== 'string') {
    const typed = readTyped(message)
    // A name that is not signed is nobody's.
    const name = typed?.domain.name
    return {
      kind: 'typed',
      type: seen(typed?.primaryType ?? message.primaryType),
      name: typeof name === 'string' ? seen(name) : null,
    }
  }
  const domain = SIGN_IN.exec(message)?.[1]
  if (domain) return { kind: 'signIn', domain: seen(domain) }
  const line = message.trim().split(/\r?\n/, 1)[0] ?? ''
  const letters = [...seen(line)]
  return {
    kind: 'text',
    excerpt: letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join(''),
  }
}
