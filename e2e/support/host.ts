import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Another name of the same server, and so another site. */
const hostUrl = (baseURL: string) => baseURL.replace('localhost', '127.0.0.1')

type Place = { safe?: string; as?: string; mode?: string; messages?: string; path?: string }

/** Opens the app inside the demo's Safe host. */
export async function openInHost(
  page: Page,
  baseURL: string | undefined,
  place: Place = {},
): Promise<FrameLocator> {
  const search = new URLSearchParams(place)
  await page.goto(`${hostUrl(baseURL ?? '')}/host.html?${search}`)
  return page.frameLocator('iframe[name=app]')
}

export const expectStatus = (app: FrameLocator, status: string, options?: { timeout: number }) =>
  expect(app.locator('[data-countersign-status]')).toHaveAttribute(
    'data-countersign-status',
    status,
    options,
  )

type Watching = Window & { statuses: string[] }

/** Writes down every status that a page shows, from before its first one on. */
export const watchStatuses = (page: Page) =>
  page.addInitScript(() => {
    const statuses: string[] = []
    Object.assign(window, { statuses })
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-countersign-status]')
      const status = shown?.dataset.countersignStatus
      if (status && statuses.at(-1) !== status) statuses.push(status)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

export const shownStatuses = (page: Page) =>
  page.frame('app')?.evaluate(() => (window as unknown as Watching).statuses)
