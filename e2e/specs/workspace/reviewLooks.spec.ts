import { expect } from '@playwright/test'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { test } from '../../support/ownersTest.ts'
import { sample } from '../../support/sample.ts'
import { speak } from '../../support/speak.ts'
import { witnessesAreWhole } from '../../support/witnessesAreWhole.ts'
import {
  forgetEverything,
  queued,
  settled,
  storyIsTold,
  TREASURY,
} from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

const WIDTHS = [375, 1280] as const
const LANGS = ['en', 'ar'] as const
/** Long enough that what waits for an answer is drawn before it comes. */
const LATE = 300

for (const { width, lang, late, half } of sample({
  ...{ width: WIDTHS, lang: LANGS, half: [0, 1] },
  late: ['nodes', 'gateway'],
} as const)) {
  test.describe(`${width} px, ${lang}, late ${late}, half ${half}`, () => {
    test.use({ viewport: { width, height: 800 }, locale: lang })

    test('R-UI-14 R-UI-4 on a queue and its reviews nothing jumps when lists, rehearsal, witnesses and proof come in', async ({
      page,
    }) => {
      await forgetEverything(page)
      await measureShifts(page)
      await page.route(late === 'nodes' ? /\/api\/rpc\// : /\/v1\/chains\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE))
        await route.fallback()
      })
      const ids = await queued(page.request)
      const paths = ['queue', ...ids.map((id) => `tx/${id}`)]
      for (const path of paths.filter((_, index) => index % 2 === half)) {
        await page.goto(`/one:${TREASURY}/${path}`)
        await settled(page)
        const { total, moved } = await shifted(page)
        expect.soft(total, `${path}\n${moved}`).toBeLessThanOrEqual(0.02)
      }
    })
  })
}

test('R-UI-4 what every witness says is seen at once, and no page is wider for it', async ({
  asOwner,
  request,
}) => {
  const [id] = await queued(request)
  const page = await asOwner(0, `/one:${TREASURY}/tx/${id}`)
  for (const lang of LANGS) {
    await speak(page, lang)
    await page.reload()
    const witnesses = page.locator('[data-witnesses]')
    await witnesses.locator('summary').click()
    await expect(witnesses.getByRole('columnheader')).toHaveCount(6)
    await witnessesAreWhole(page, WIDTHS, lang)
  }
})
