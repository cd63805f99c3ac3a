import { okxIcon } from '../icons/okx.ts'
import type { Wallet } from '../types.ts'

export const okx: Wallet = {
  id: 'okx',
  name: 'OKX Wallet',
  shortName: 'OKX',
  rdns: ['com.okex.wallet'],
  icon: okxIcon,
  iconBackground: '#000000',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['okxwallet'], flags: ['isOkxWallet'] },
  links: { ios: 'okex://main/wc?uri={uri}', android: 'okex://main/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
    ios: 'https://apps.apple.com/app/id1327268470',
    mobile: 'https://www.okx.com/download',
    qrCode: 'https://www.okx.com/download',
    chrome: 'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/pbpjkcldjiffchgbbndmhojiacbgflha',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    browserExtension: 'https://www.okx.com/download',
  },
}
