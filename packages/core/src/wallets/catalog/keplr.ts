import { keplrIcon } from '../icons/keplr.ts'
import type { Wallet } from '../types.ts'

export const keplr: Wallet = {
  id: 'keplr',
  name: 'Keplr',
  rdns: ['app.keplr'],
  icon: keplrIcon,
  iconAccent: '#14afeb',
  iconBackground: '#14afeb',
  channels: ['injected'],
  detection: { paths: ['keplr.ethereum'] },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.chainapsis.keplr',
    ios: 'https://apps.apple.com/app/id1567851089',
    mobile: 'https://www.keplr.app/download',
    chrome: 'https://chromewebstore.google.com/detail/dmkamcknogkgcdfhhbddcghachkejeap',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/ocodgmmffbkkeecmadcijjhkmeohinei',
    firefox: 'https://addons.mozilla.org/firefox/addon/keplr/',
    browserExtension: 'https://www.keplr.app/download',
  },
}
