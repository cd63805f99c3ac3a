import type { Wallet } from '../types.ts'

export const frame: Wallet = {
  id: 'frame',
  name: 'Frame',
  rdns: ['sh.frame'],
  iconBackground: '#121c20',
  channels: ['injected'],
  detection: { flags: ['isFrame'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/ldcoohedfbjoobcadoglnnmmfbdlmmhf',
    firefox: 'https://addons.mozilla.org/firefox/addon/frame-extension/',
    browserExtension: 'https://frame.sh/',
  },
}
