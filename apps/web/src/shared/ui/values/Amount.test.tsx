import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContext } from '../../words/LocaleContext.ts'
import { Amount } from './Amount.tsx'

const ether = { decimals: 18, symbol: 'ETH' }

const draw = (locale: 'en' | 'ar' | 'de', value: bigint, sign?: '+' | '−') =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Amount {...ether} value={value} sign={sign} />
    </LocaleContext>,
  )
    .replace(/ title="[^"]*"/, '')
    .replaceAll('\u00a0', ' ')

it.each([
  ['en', 15n * 10n ** 17n, undefined, '<bdi dir="ltr">1.5 ETH</bdi>'],
  ['en', 15n * 10n ** 17n, '+', '<bdi dir="ltr"><bdi dir="ltr">+1.5</bdi> ETH</bdi>'],
  ['de', 15n * 10n ** 17n, '−', '<bdi dir="ltr"><bdi dir="ltr">−1,5</bdi> ETH</bdi>'],
  // The symbol is read after the number, and so stands left of it; the sign does not.
  ['ar', 15n * 10n ** 17n, '−', '<bdi dir="rtl"><bdi dir="ltr">−1.5</bdi> ETH</bdi>'],
  ['ar', 1n, undefined, '<bdi dir="rtl">\u2066&lt;0.0001\u2069 ETH</bdi>'],
  ['ar', 1n, '+', '<bdi dir="rtl"><bdi dir="ltr">+\u2066&lt;0.0001\u2069</bdi> ETH</bdi>'],
] as const)('R-UI-10 in %s %s wei with the sign %s', (locale, value, sign, markup) => {
  expect(draw(locale, value, sign)).toBe(markup)
})
