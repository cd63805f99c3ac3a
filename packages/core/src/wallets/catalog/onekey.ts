import type { Wallet } from '../types.ts'

export const onekey: Wallet = {
  id: 'onekey',
  name: 'OneKey',
  rdns: ['so.onekey.app.wallet'],
  iconAccent: '#00b812',
  iconBackground: '#44d62c',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['$onekey.ethereum'], flags: ['isOneKey'] },
  links: {
    ios: 'onekey-wallet://wc?uri={uri}',
    android: 'onekey-wallet://wc?uri={uri}',
    universal: 'https://app.onekey.so/wc/connect/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
    ios: 'https://apps.apple.com/app/id1609559473',
    mobile: 'https://onekey.so/download/',
    qrCode: 'https://onekey.so/download/',
    chrome: 'https://chromewebstore.google.com/detail/jnmbobjmhlngoefaiojfljckilhhlhcj',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/obffkkagpmohennipjokmpllocnlndac',
    browserExtension: 'https://onekey.so/download/',
  },
}
