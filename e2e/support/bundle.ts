import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'

/** The code of one of our fixtures with all that it needs: a script for a page, or a module for Node. */
export async function bundle(fixture: string, target: 'page' | 'node' = 'page'): Promise<string> {
  const entry = fileURLToPath(new URL(`../fixtures/${fixture}.ts`, import.meta.url))
  const conditions = ['source', 'module', target === 'page' ? 'browser' : 'node']
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions, 'development|production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(target === 'node' && { ssr: { noExternal: true, resolve: { conditions } } }),
    build: {
      write: false,
      minify: false,
      ...(target === 'node'
        ? { ssr: entry, rollupOptions: { output: { codeSplitting: false } } }
        : { lib: { entry, formats: ['iife'], name: fixture, fileName: fixture } }),
    },
  })
  const [output] = [built].flat() as Rollup.RollupOutput[] // not watching
  return output?.output[0].code ?? ''
}
