import type { Wallet } from '../types.ts'

export const fordefi: Wallet = {
  id: 'fordefi',
  name: 'Fordefi',
  iconAccent: '#486dff',
  iconBackground: '#486dff',
  channels: ['injected'],
  detection: { flags: ['isFordefi'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/hcmehenccjdmfbojapcbcofkgdpbnlle',
  },
}
