import { describe, expect, it } from 'vitest'
import { formatMessage } from './format.ts'

describe('formatMessage', () => {
  it('fills every place by its name', () => {
    expect(
      formatMessage('Approve the switch to {network} in {wallet}.', 'en', {
        wallet: 'Frame',
        network: 'Base',
      }),
    ).toBe('Approve the switch to Base in Frame.')
    expect(formatMessage('{wallet}, {wallet}', 'en', { wallet: 'Frame' })).toBe('Frame, Frame')
  })

  it('keeps a place whose value is missing', () => {
    expect(formatMessage('Open {wallet}', 'en')).toBe('Open {wallet}')
    expect(formatMessage('{a} {b}', 'en', { b: 'x' })).toBe('{a} x')
  })

  it('leaves what a value contains alone', () => {
    expect(
      formatMessage('“{query}” in {wallet}', 'en', { query: '{wallet} $& $1', wallet: 'Frame' }),
    ).toBe('“{wallet} $& $1” in Frame')
  })

  it('fills an empty value and a zero', () => {
    expect(formatMessage('[{query}]', 'en', { query: '' })).toBe('[]')
    expect(formatMessage('[{count}]', 'en', { count: 0 })).toBe('[0]')
  })

  it('chooses the plural form by count', () => {
    const message = { one: '{count} wallet', other: '{count} wallets' }
    expect(formatMessage(message, 'en', { count: 1 })).toBe('1 wallet')
    expect(formatMessage(message, 'en', { count: 0 })).toBe('0 wallets')
    expect(formatMessage(message, 'en', { count: 12 })).toBe('12 wallets')
  })

  it('chooses the plural form by the rules of the language', () => {
    const message = { one: 'one', few: 'few', many: 'many', other: 'other' }
    const forms = [1, 2, 5, 11, 21, 22, 1.5].map((count) => formatMessage(message, 'uk', { count }))
    expect(forms).toEqual(['one', 'few', 'many', 'many', 'one', 'few', 'other'])
    expect([0, 1, 2].map((count) => formatMessage(message, 'fr', { count }))).toEqual([
      'one',
      'one',
      'other',
    ])
  })

  it('falls back to the form every language has', () => {
    expect(formatMessage({ other: '{count} 件' }, 'en', { count: 1 })).toBe('1 件')
    expect(formatMessage({ one: 'one', other: 'other' }, 'en')).toBe('other')
  })

  it('writes numbers in the digits and grouping of the language', () => {
    const message = { other: '{count}' }
    const written = (locale: string) => formatMessage(message, locale, { count: 1234567 })
    expect(written('en')).toBe('1,234,567')
    expect(written('de')).toBe('1.234.567')
    expect(written('hi')).toBe('12,34,567')
    expect(written('bn')).toBe('১২,৩৪,৫৬৭')
    expect(written('fa')).toBe('۱٬۲۳۴٬۵۶۷')
  })
})
