import { siteConfig } from '@countersign/web/vite'
import { mergeConfig } from 'vite'

const pages = ['index.html', 'wallet.html', 'gallery.html', 'host.html', 'elsewhere.html']

/**
 * The app as it is, with the demo wallet in front; beside it the wallet's own window, the gallery,
 * and a Safe's host.
 */
export default mergeConfig(siteConfig(pages), {
  publicDir: '../web/public',
})
