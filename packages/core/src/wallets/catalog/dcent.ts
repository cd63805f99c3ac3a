import type { Wallet } from '../types.ts'

export const dcent: Wallet = {
  id: 'dcent',
  name: "D'CENT Wallet",
  shortName: "D'CENT",
  iconBackground: '#09090b',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isDcentWallet'] },
  links: {
    ios: 'dcent://wc?uri={uri}',
    android: 'dcent://wc?uri={uri}',
    universal: 'https://link.dcentwallet.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.kr.iotrust.dcent.wallet',
    ios: 'https://apps.apple.com/app/id1447206611',
    mobile: 'https://dcentwallet.com',
  },
}
