import { krakenIcon } from '../icons/kraken.ts'
import type { Wallet } from '../types.ts'

export const kraken: Wallet = {
  id: 'kraken',
  name: 'Kraken Wallet',
  shortName: 'Kraken',
  icon: krakenIcon,
  iconAccent: '#7133f5',
  iconBackground: '#7133f5',
  channels: ['walletConnect'],
  links: { ios: 'krakenwallet://wc?uri={uri}', android: 'krakenwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.kraken.superwallet',
    ios: 'https://apps.apple.com/app/id1626327149',
    mobile: 'https://www.kraken.com/wallet',
    qrCode: 'https://www.kraken.com/wallet',
  },
}
