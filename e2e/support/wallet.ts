import type { BrowserContext, Page } from '@playwright/test'

/**
 * Answers what the demo wallet asks in its own window, as a person would: `titles` are the
 * requests it shows, one after the other.
 */
export async function answerInWallet(
  page: Page,
  act: () => Promise<unknown>,
  titles: readonly string[],
  answer: 'Approve' | 'Reject' = 'Approve',
): Promise<void> {
  const opened = page.waitForEvent('popup')
  await act()
  const wallet = await opened
  const closed = wallet.waitForEvent('close')
  for (const title of titles) {
    await wallet.getByRole('heading', { name: title, exact: true }).waitFor()
    await wallet.getByRole('button', { name: answer, exact: true }).click()
  }
  await closed
}

/** Sets how the demo wallet of this browser behaves, before or between a visitor's steps. */
export async function configureWallet(
  page: Page,
  settings: Record<string, unknown>,
): Promise<void> {
  await page.evaluate(async (wanted) => {
    const provider = await new Promise<{ request(args: unknown): Promise<unknown> }>((resolve) => {
      window.addEventListener('eip6963:announceProvider', (event) => {
        const { detail } = event as CustomEvent
        if (detail.info.rdns === 'app.countersign.demo') resolve(detail.provider)
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
    })
    await provider.request({ method: 'demo_configure', params: [wanted] })
  }, settings)
}

/** Fails the test on anything the page complains about: errors, rejections, blocked resources. */
export function watchForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      complaints.push(`${message.text()} ${message.location().url}`)
    })
  }
  // The test's own page is there before its first line.
  context.pages().forEach(watch)
  context.on('page', watch)
  return complaints
}
