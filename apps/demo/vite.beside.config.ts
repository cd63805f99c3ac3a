import { siteConfig } from '@countersign/web/vite'
import { mergeConfig } from 'vite'

const pages = ['wallet.html', 'gallery.html', 'host.html', 'elsewhere.html']

/**
 * What stands beside the app: the wallet's own window, the gallery, and a Safe's host. Built by itself,
 * after the app and into the same folder, so that what they share with it splits none of its files.
 */
export default mergeConfig(siteConfig(pages), {
  publicDir: false,
  build: { emptyOutDir: false, manifest: false },
})
