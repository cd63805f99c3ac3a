import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContext } from '../../shared/words/LocaleContext.ts'
import { PermitTurn } from './PermitTurn.tsx'

type Right = { amount: bigint; expiration: number }

const somebody = `0x${'1'.repeat(40)}` as const
const about = { permit2: somebody, token: somebody, owner: somebody, spender: somebody }
/** Noon in Greenwich: whatever the zone, the day or one beside it. */
const [JUNE, JULY] = [Date.UTC(2027, 5, 15, 12) / 1000, Date.UTC(2027, 6, 15, 12) / 1000]
const NEVER = 2 ** 48 - 1

async function draw(locale: 'en' | 'ar', before: Right, after: Right): Promise<string> {
  const change = { kind: 'permit2', ...about, before, after } as const
  const stream = await renderToReadableStream(
    <LocaleContext value={locale}>
      <PermitTurn change={change} allowed={String} />
    </LocaleContext>,
  )
  await stream.allReady
  const text = (await new Response(stream).text()).replace(/<[^>]*>/g, ' ')
  return text.replace(/\s+/g, ' ').trim()
}

it.each<['en' | 'ar', Right, Right, RegExp]>([
  [
    'en',
    { amount: 7n, expiration: JUNE },
    { amount: 7n, expiration: JULY },
    /^before 7 until Jun 1\d, 2027.* after 7 until Jul 1\d, 2027/,
  ],
  [
    'en',
    { amount: 7n, expiration: JUNE },
    { amount: 7n, expiration: NEVER },
    /^before 7 until Jun 1\d, 2027.* after 7 without end$/,
  ],
  [
    'en',
    { amount: 0n, expiration: 0 },
    { amount: 0n, expiration: NEVER },
    /^before 0 after 0 without end$/,
  ],
  ['en', { amount: 0n, expiration: 0 }, { amount: 7n, expiration: JULY }, /^before 0 after 7$/],
  [
    'ar',
    { amount: 7n, expiration: JUNE },
    { amount: 7n, expiration: NEVER },
    /^قبل 7 حتى .*2027.* بعد 7 بلا انتهاء$/,
  ],
])('R-REH-1 in %s a right through Permit2 of %o that becomes %o', async (...row) => {
  const [locale, before, after, text] = row
  expect(await draw(locale, before, after)).toMatch(text)
})
