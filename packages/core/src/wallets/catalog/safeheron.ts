import type { Wallet } from '../types.ts'

export const safeheron: Wallet = {
  id: 'safeheron',
  name: 'Safeheron',
  iconAccent: '#109d84',
  iconBackground: '#109d84',
  channels: ['injected'],
  detection: { paths: ['safeheron'], flags: ['isSafeheron'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/aiaghdjafpiofpainifbgfgjfpclngoh',
    browserExtension: 'https://www.safeheron.com/',
  },
}
