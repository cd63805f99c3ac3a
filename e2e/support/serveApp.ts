import type { BrowserContext } from '@playwright/test'
import { bundle } from './bundle.ts'

/** Puts a page with the code of one of our fixtures where the app is, so that a host can show it. */
export async function serveApp(
  context: BrowserContext,
  { fixture, path, body = '' }: { fixture: string; path: string; body?: string },
): Promise<void> {
  const code = await bundle(fixture)
  await context.route(`http://localhost:*${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>${fixture}</title>${body}<script>${code.replaceAll('</script', '<\\/script')}</script>`,
    }),
  )
}
