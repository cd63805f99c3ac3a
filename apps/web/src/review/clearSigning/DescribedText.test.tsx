import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccountContext } from '../../shared/account/AccountContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { DescribedText } from './DescribedText.tsx'

// A date asks nothing of the account but its chain, and nothing of the transaction.
const account = { chain: { id: 5 } } as Account

const draw = (value: bigint) =>
  renderToStaticMarkup(
    <AccountContext value={account}>
      <DescribedText value={{ kind: 'date', value }} tokenAt={() => null} />
    </AccountContext>,
  )

it.each([
  [1_800_000_000n, /^Jan 1[45], 2027/],
  [-86_400n, /^Dec 3\d, 1969|^Jan 1, 1970/],
  [8_640_000_000_000n, /275760/],
  [8_640_000_000_001n, /^8,640,000,000,001$/],
  [-8_640_000_000_000n, /BC|271/],
  [-8_640_000_000_001n, /^-8,640,000,000,001$/],
  [-(1n << 255n), /^-57,896/],
])('R-GW-4 a date of %s seconds is one, or a number where there is none', (value, text) => {
  expect(draw(value)).toMatch(text)
})
