import { formatMessage, type Message, type Values } from '@countersign/kit'
import type { RevertReason, StandardError } from '@countersign/rehearsal'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { ar as actArabic } from '../../shared/acts/words.ar.ts'
import { english as actEnglish } from '../../shared/acts/words.en.ts'
import { sayFailure } from './sayFailure.ts'
import { type ReasonWords, sayReason } from './sayReason.ts'
import { ar } from './words.ar.ts'
import { english } from './words.en.ts'

const own = `0x${'11'.repeat(20)}` as const
const who = `0x${'22'.repeat(20)}` as const
const usdc = { symbol: 'USDC', decimals: 6 }
const sayIn =
  (words: Readonly<Record<string, Message>>, locale: 'en' | 'ar') =>
  (key: string, values?: Values) =>
    formatMessage(words[key] ?? `no word for ${key}`, locale, values)
const inEnglish: ReasonWords = {
  say: sayIn(english, 'en'),
  sayAct: sayIn(actEnglish, 'en'),
  locale: 'en',
  own,
  coin: { symbol: 'ETH', decimals: 18 },
  token: null,
}
const inArabic: ReasonWords = {
  ...inEnglish,
  say: sayIn(ar, 'ar'),
  sayAct: sayIn(actArabic, 'ar'),
  locale: 'ar',
}
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const short: StandardError = {
  ...{ kind: 'standard', name: 'ERC20InsufficientBalance', fault: 'balance' },
  ...{ who: own, has: 3_000_000n, needs: 5_500_000n },
}

describe('R-REH-2 why something would fail', () => {
  it.each<[RevertReason, Partial<ReasonWords>, string]>([
    [short, { token: usdc }, 'not enough USDC: this account has 3 USDC, and 5.5 USDC are needed.'],
    [
      { ...short, who },
      {},
      'not enough of a token: 0x2222…2222 has 3000000 of its smallest units, and 5500000 are needed.',
    ],
    [
      { ...short, fault: 'allowance' },
      { token: usdc },
      'not enough USDC is approved: this account may spend 3 USDC, and 5.5 USDC are needed.',
    ],
    [{ kind: 'standard', name: 'EnforcedPause', fault: 'paused' }, {}, 'the contract is paused.'],
    [{ kind: 'panic', code: 0x12 }, {}, 'the contract divides by zero.'],
    [{ kind: 'panic', code: 0x77 }, {}, 'the contract miscalculates (code 0x77).'],
    [
      { kind: 'text', text: 'GS026' },
      {},
      'the Safe refuses with GS026. A signature is of somebody who is no owner, or they are not in order.',
    ],
    [{ kind: 'text', text: 'GS999' }, {}, '“GS999”'],
    [
      { kind: 'custom', selector: '0x7c126b56' },
      {},
      'the contract refuses with its own error 0x7c126b56.',
    ],
    [{ kind: 'nothing' }, {}, 'no reason is given.'],
    [
      { kind: 'coin', has: 2n * 10n ** 18n, needs: 3n * 10n ** 18n },
      {},
      'not enough ETH: this account has 2 ETH, and 3 ETH are needed.',
    ],
  ])('%#', (reason, known, sentence) => {
    expect(bare(sayReason({ ...inEnglish, ...known }, reason))).toBe(sentence)
    expect(sayReason({ ...inArabic, ...known }, reason)).toMatch(/[\u0600-\u06ff]|GS999/)
  })

  it('names the call of many, and knows the token that it is about', () => {
    const tokenAt = (address: Hex) => (address === who ? usdc : null)
    const failed = (to: Hex) => ({
      status: 'reverts' as const,
      reason: { kind: 'text' as const, text: 'GS013' },
      inner: { index: 1, to, reason: short },
    })
    const words = { ...inEnglish, tokenAt, calls: 3 }
    expect(bare(sayFailure(words, failed(who)) ?? '')).toBe(
      'This would fail: call 2: not enough USDC: this account has 3 USDC, and 5.5 USDC are needed.',
    )
    expect(sayFailure(words, failed(own))).toContain('smallest units')
    const mute = {
      ...failed(own),
      inner: { index: 0, to: own, reason: { kind: 'nothing' } },
    } as const
    expect(sayFailure({ ...words, calls: 1 }, mute)).toContain('GS013')
    expect(sayFailure(words, { status: 'success' })).toBeNull()
  })

  it('a stranger’s symbol turns nothing around', () => {
    const token = { symbol: '\u202eCDSU', decimals: 6 }
    expect(sayReason({ ...inEnglish, token }, short)).toContain('\u2068\u202eCDSU\u2069')
  })
})
