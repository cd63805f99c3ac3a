import { siteConfig } from '@countersign/web/vite'
import { mergeConfig } from 'vite'

/** The app as it is, with the demo wallet in front and the wallet's own window beside it. */
export default mergeConfig(siteConfig(['index.html', 'wallet.html']), {
  publicDir: '../web/public',
})
