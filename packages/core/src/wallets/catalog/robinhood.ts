import type { Wallet } from '../types.ts'

export const robinhood: Wallet = {
  id: 'robinhood',
  name: 'Robinhood Wallet',
  shortName: 'Robinhood',
  rdns: ['com.robinhood.wallet'],
  iconAccent: '#ccff00',
  iconBackground: '#030526',
  channels: ['injected', 'walletConnect'],
  links: { ios: 'robinhood-wallet://wc?uri={uri}', android: 'robinhood-wallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.robinhood.gateway',
    mobile: 'https://robinhood.com/web3-wallet/',
    qrCode: 'https://robinhood.com/web3-wallet/',
  },
}
