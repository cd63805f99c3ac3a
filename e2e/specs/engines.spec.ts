import type { Driver } from '../support/engines/driver.ts'
import { FLOWS, walk } from '../support/engines/flows.ts'
import { playwrightDriver } from '../support/engines/playwrightDriver.ts'
import { webKitDriver } from '../support/engines/webKitDriver.ts'
import { test } from '../support/pageTest.ts'

const ENGINES: Record<string, () => Promise<Driver>> = {
  Chromium: () => playwrightDriver('Chromium'),
  Firefox: () => playwrightDriver('Firefox'),
  // Only there is WebKit a program of its own.
  ...(process.platform === 'linux' && { WebKit: webKitDriver }),
}

/** In `npm test` one walk in each engine, in `npm run test:deep` everything. */
const WANTED = {
  'a visitor connects, comes back, verifies, switches and leaves': walk,
  ...(process.env.DEEP ? FLOWS : {}),
}

// Each has a browser of its own.
test.describe.configure({ mode: 'parallel' })

for (const [engine, start] of Object.entries(ENGINES)) {
  for (const [title, flow] of Object.entries(WANTED)) {
    test(`R-UI-2 in ${engine} ${title}`, async ({ baseURL }) => {
      const driver = await start()
      try {
        await flow(driver, baseURL ?? '')
      } finally {
        await driver.close()
      }
    })
  }
}
