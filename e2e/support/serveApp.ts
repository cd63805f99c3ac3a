import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { build, type Rollup } from 'vite'

/** Puts a page with the code of one of our fixtures where the app is, so that a host can show it. */
export async function serveApp(
  context: BrowserContext,
  { fixture, path }: { fixture: string; path: string },
): Promise<void> {
  const entry = fileURLToPath(new URL(`../fixtures/${fixture}.ts`, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: fixture, fileName: fixture },
    },
  })
  const [output] = [built].flat() as Rollup.RollupOutput[] // not watching
  const code = output?.output[0].code ?? ''
  await context.route(`http://localhost:*${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>${fixture}</title><script>${code.replaceAll('</script', '<\\/script')}</script>`,
    }),
  )
}
