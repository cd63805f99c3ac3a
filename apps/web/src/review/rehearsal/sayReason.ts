import { formatAddress } from '@countersign/kit'
import type { RevertReason, StandardError } from '@countersign/rehearsal'
import { type Address, isAddressEqual } from 'viem'
import { english as actEnglish } from '../../shared/acts/words.en.ts'
import type { KnownToken } from '../../shared/assets/tokens.ts'
import { formatAmount } from '../../shared/format/formatAmount.ts'
import type { Say } from '../../shared/words/useWords.ts'
import { english } from './words.en.ts'

type Key = keyof typeof english & string
type Short = Extract<RevertReason, { kind: 'coin' }>
type ActKey = keyof typeof actEnglish & string

export type ReasonWords = {
  say: Say<Key>
  /** A Safe's own codes have words already. */
  sayAct: Say<ActKey>
  locale: string
  /** The account that is looked at. */
  own: Address
  /** The chain's own. */
  coin: KnownToken
  /** The contract whose call failed, where it is a token that is known here. */
  token: KnownToken | null
}

/** Why code failed, in one sentence. Values in it are the word of the code that failed. */
export function sayReason(words: ReasonWords, reason: RevertReason): string {
  const { say, sayAct } = words
  switch (reason.kind) {
    case 'text': {
      const key = `gs.${reason.text}`
      return isActKey(key)
        ? say('reason.safe', { code: reason.text, sentence: sayAct(key) })
        : say('reason.text', { text: reason.text })
    }
    case 'panic': {
      const code = `0x${reason.code.toString(16)}`
      const key = `panic.${code}`
      return isKey(key) ? say(key) : say('reason.panic', { code })
    }
    case 'standard':
      return sayStandard(words, reason)
    case 'custom':
      return say('reason.custom', { selector: reason.selector })
    case 'coin':
      return sayShort(words, reason)
    default:
      return say('reason.nothing')
  }
}

function sayShort({ say, locale, coin }: ReasonWords, { has, needs }: Short): string {
  const amount = (value: bigint) => isolate(amountOf(coin, value, locale))
  const values = { token: isolate(coin.symbol), who: say('own') }
  return say('fault.balance', { ...values, has: amount(has), needs: amount(needs) })
}

const amountOf = ({ decimals, symbol }: KnownToken, value: bigint, locale: string) =>
  `${formatAmount(value, decimals, locale)}\u00a0${symbol}`

function sayStandard({ say, locale, own, token }: ReasonWords, reason: StandardError): string {
  const { fault, has = 0n, needs = 0n, id = 0n } = reason
  const whom = (address: Address | undefined) => {
    if (!address) return ''
    return isAddressEqual(address, own) ? say('own') : isolate(formatAddress(address))
  }
  const ofToken = (value: bigint) => isolate(token ? amountOf(token, value, locale) : `${value}`)
  // Of a token that nobody here knows, only whole numbers can be said.
  const key =
    (fault === 'balance' || fault === 'allowance') && !token
      ? `fault.${fault}.units`
      : `fault.${fault}`
  const amount = fault === 'edition' ? (value: bigint) => `${value}` : ofToken
  return say(isKey(key) ? key : 'reason.nothing', {
    who: whom(reason.who),
    owner: whom(reason.owner),
    has: amount(has),
    needs: amount(needs),
    id: isolate(`${id}`),
    token: isolate(token?.symbol ?? ''),
  })
}

/** What strangers chose must not turn the line around it. */
const isolate = (text: string) => `\u2068${text}\u2069`
const isKey = (key: string): key is Key => key in english
const isActKey = (key: string): key is ActKey => key in actEnglish
