import { siteConfig } from '@countersign/web/vite'
import { mergeConfig } from 'vite'

/** The app as it is, with the demo wallet in front, the wallet's own window and the gallery beside it. */
export default mergeConfig(siteConfig(['index.html', 'wallet.html', 'gallery.html']), {
  publicDir: '../web/public',
})
