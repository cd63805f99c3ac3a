import { siteConfig } from '@countersign/web/vite'
import { mergeConfig } from 'vite'

/** The app as it is, with the demo wallet in front. */
export default mergeConfig(siteConfig(), {
  publicDir: '../web/public',
})
