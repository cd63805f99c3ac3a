import { expect, type Page } from '@playwright/test'
import { findViolations, injectAxe } from './axe.ts'
import { eachValue } from './eachValue.ts'
import { overhang } from './overhang.ts'
import { sample } from './sample.ts'

const LOOKS = { colorScheme: ['light', 'dark'], width: [375, 1280] } as const

/** What is on a page breaks no rule of axe and is never wider than its window: light and dark, narrow and wide. */
export async function soundInEveryLook(page: Page): Promise<void> {
  await injectAxe(page)
  for (const { width, colorScheme } of process.env.DEEP ? sample(LOOKS) : eachValue(LOOKS)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const look = `${colorScheme}, ${width} px`
    expect(await findViolations(page), look).toEqual([])
    await expect.poll(() => overhang(page), look).toBe(0)
  }
}
