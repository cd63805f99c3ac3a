import { expect, type Page } from '@playwright/test'

export type GalleryPlace = {
  theme?: 'light' | 'dark' | 'system'
  locale?: string
  direction?: 'auto' | 'ltr' | 'rtl'
  host?: 'radix'
}

const addressOf = (state: string, place: GalleryPlace) =>
  `/gallery.html?${new URLSearchParams({ state, theme: 'light', locale: 'en', ...place })}`

/** Loads the gallery in one state and waits until it is there. */
export async function openState(page: Page, state: string, place: GalleryPlace = {}) {
  await page.goto(addressOf(state, place))
  await arrived(page)
}

/** Goes to another state on a loaded gallery: a fresh app, but not a fresh page. */
export async function goToState(page: Page, state: string, place: GalleryPlace = {}) {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      // The last state's mark must not count for this one.
      delete document.documentElement.dataset.gallery
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    addressOf(state, place),
  )
  await arrived(page)
}

/** The names of all states, as the gallery's own index has them. */
export async function listStates(page: Page): Promise<string[]> {
  await page.goto('/gallery.html')
  const links = page.locator('[data-gallery-state]')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((found) => found.map((link) => link.dataset.galleryState ?? ''))
}

async function arrived(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.gallery === 'ready')
}

export const dialogOf = (page: Page) => page.locator('.cs-dialog')
