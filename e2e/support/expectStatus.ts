import { expect, type Page } from '@playwright/test'

type Status = 'disconnected' | 'unauthenticated' | 'connected'

/** Waits until the app says so of its visitor. */
export const expectStatus = (page: Page, status: Status): Promise<void> =>
  expect(page.locator('[data-countersign-status]')).toHaveAttribute(
    'data-countersign-status',
    status,
  )
