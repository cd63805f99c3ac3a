import { chromium, firefox } from '@playwright/test'
import { findProgram } from '../../../scripts/lib/findProgram.mjs'
import { chromiumArgs } from '../chromiumArgs.ts'
import type { Driver } from './driver.ts'
import { findControl } from './findControl.ts'

const startChromium = () =>
  chromium.launch({ executablePath: findProgram('chromium'), args: chromiumArgs })

/** The system's own Firefox, over WebDriver BiDi. */
const startFirefox = () =>
  firefox.launch({ channel: 'moz-firefox', executablePath: findProgram('firefox-esr') })

/** Chromium or Firefox. */
export async function playwrightDriver(engine: 'Chromium' | 'Firefox'): Promise<Driver> {
  const browser = await (engine === 'Chromium' ? startChromium() : startFirefox())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // As text, because a page's policy forbids it to make functions.
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    async click(name) {
      const found = await page.waitForFunction(findControl, name)
      await found.asElement()?.click()
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
