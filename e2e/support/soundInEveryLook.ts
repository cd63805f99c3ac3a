import { expect, type Page } from '@playwright/test'
import { findViolations, injectAxe } from './axe.ts'
import { overhang } from './overhang.ts'

const NARROW_AND_LIGHT = { width: 375, colorScheme: 'light' } as const
const WIDE_AND_DARK = { width: 1280, colorScheme: 'dark' } as const

/** Each width and each scheme once; in `test:deep` each with each. */
const LOOKS = process.env.DEEP
  ? [
      NARROW_AND_LIGHT,
      { ...NARROW_AND_LIGHT, colorScheme: 'dark' } as const,
      { ...WIDE_AND_DARK, colorScheme: 'light' } as const,
      WIDE_AND_DARK,
    ]
  : [NARROW_AND_LIGHT, WIDE_AND_DARK]

/** What is on a page breaks no rule of axe and is never wider than its window: light and dark, narrow and wide. */
export async function soundInEveryLook(page: Page): Promise<void> {
  await injectAxe(page)
  for (const { width, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const look = `${colorScheme}, ${width} px`
    expect(await findViolations(page), look).toEqual([])
    await expect.poll(() => overhang(page), look).toBe(0)
  }
}
