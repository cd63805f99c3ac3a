import { ledgerIcon } from '../icons/ledger.ts'
import type { Wallet } from '../types.ts'

export const ledger: Wallet = {
  id: 'ledger',
  name: 'Ledger',
  icon: ledgerIcon,
  iconAccent: '#fb5e01',
  iconBackground: '#000000',
  channels: ['walletConnect'],
  links: {
    ios: 'ledgerlive://wc?uri={uri}',
    android: 'ledgerlive://wc?uri={uri}',
    qrCode: 'ledgerlive://wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    ios: 'https://apps.apple.com/app/id1361671700',
    mobile: 'https://www.ledger.com/ledger-live',
    qrCode: 'https://www.ledger.com/ledger-live',
  },
}
