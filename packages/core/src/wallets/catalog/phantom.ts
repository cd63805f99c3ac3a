import { phantomIcon } from '../icons/phantom.ts'
import type { Wallet } from '../types.ts'

export const phantom: Wallet = {
  id: 'phantom',
  name: 'Phantom',
  rdns: ['app.phantom'],
  icon: phantomIcon,
  iconAccent: '#ab9ff2',
  iconBackground: '#ab9ff2',
  channels: ['injected'],
  detection: { paths: ['phantom.ethereum'], flags: ['isPhantom'] },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.phantom',
    ios: 'https://apps.apple.com/app/id1598432977',
    mobile: 'https://phantom.app/download',
    qrCode: 'https://phantom.app/download',
    chrome: 'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
    browserExtension: 'https://phantom.app/download',
  },
}
