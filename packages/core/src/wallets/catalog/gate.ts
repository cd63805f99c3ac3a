import { gateIcon } from '../icons/gate.ts'
import type { Wallet } from '../types.ts'

export const gate: Wallet = {
  id: 'gate',
  name: 'Gate Wallet',
  shortName: 'Gate',
  rdns: ['io.gate.wallet'],
  icon: gateIcon,
  iconAccent: '#2354e6',
  iconBackground: '#2354e6',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['gatewallet'] },
  links: { ios: 'gtweb3wallet://wc?uri={uri}', android: 'gtweb3wallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.gateio.gateio',
    ios: 'https://apps.apple.com/app/id1294998195',
    mobile: 'https://www.gate.io/mobileapp',
    qrCode: 'https://www.gate.io/web3',
    chrome: 'https://chromewebstore.google.com/detail/cpmkedoipcpimgecpmgpldfpohjplkpp',
    browserExtension: 'https://www.gate.io/web3',
  },
}
