import { expect } from '@playwright/test'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { sample } from '../../support/sample.ts'
import { test } from '../../support/tamperingTest.ts'
import {
  forgetEverything,
  queued,
  settled,
  storyIsTold,
  TREASURY,
} from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

const LOOKS = { width: [375, 1280], late: ['nodes', 'gateway'] } as const
const LATE_PATHS = { nodes: /\/api\/rpc\//, gateway: /\/v1\/chains\// }
/** Long enough that what waits for an answer is drawn before it comes. */
const LATE = 300

/** Each page is loaded once, in one look after the other and one language or the other; in `test:deep` in each. */
for (const [turn, lang] of (['en', 'ar'] as const).entries()) {
  test.describe(lang, () => {
    test.use({ locale: lang })

    test('R-UI-14 R-UI-4 on a queue and its reviews nothing jumps when lists, rehearsal, witnesses and proof come in', async ({
      page,
    }) => {
      await forgetEverything(page)
      await measureShifts(page)
      const ids = await queued(page.request)
      const paths = ['queue', ...ids.map((id) => `tx/${id}`)]
      const all = sample(LOOKS)
      let slow: RegExp = LATE_PATHS.nodes
      await page.route(/\/api\/rpc\/|\/v1\/chains\//, async (route, request) => {
        if (slow.test(request.url())) await new Promise((resolve) => setTimeout(resolve, LATE))
        await route.fallback()
      })
      for (const [at, path] of paths.entries()) {
        if (!process.env.DEEP && at % 2 !== turn) continue
        const looks = process.env.DEEP ? all : all.slice((at >> 1) % all.length).slice(0, 1)
        for (const { width, late } of looks) {
          await page.setViewportSize({ width, height: 800 })
          slow = LATE_PATHS[late]
          await page.goto(`/one:${TREASURY}/${path}`)
          await settled(page)
          const { total, moved } = await shifted(page)
          const where = `${path}, ${width} px, late ${late}\n${moved}`
          expect.soft(total, where).toBeLessThanOrEqual(0.02)
        }
      }
    })
  })
}
