import { join } from 'node:path'
import { siteConfig } from '@countersign/web/vite'
import { build, preview } from 'vite'
import { cache, root } from '../toolchain.mjs'
import { mutate } from './mutate.mjs'
import { MUTATIONS } from './mutations.mjs'

// The gallery alone, which needs no server: as it is, or with one rule broken (MUTATION), at PORT.
const mutation = MUTATIONS.find(({ name }) => name === process.env.MUTATION)
if (process.env.MUTATION && !mutation) throw new Error(`There is no ${process.env.MUTATION}.`)
const outDir = join(cache, 'gallery', mutation?.name ?? 'whole')
const site = siteConfig()
// What is compressed for a server is not read by anybody here.
const react = site.plugins.slice(0, 1)
const config = {
  root: join(root, 'apps', 'demo'),
  publicDir: false,
  configFile: false,
  logLevel: 'error',
}
await build({
  ...config,
  plugins: [...react, mutation && mutate(mutation)],
  resolve: site.resolve,
  build: {
    ...site.build,
    outDir,
    emptyOutDir: true,
    minify: false,
    cssMinify: false,
    rolldownOptions: { input: [join(config.root, 'gallery.html')] },
  },
})
await preview({
  ...config,
  build: { outDir },
  preview: { port: Number(process.env.PORT), strictPort: true },
})
