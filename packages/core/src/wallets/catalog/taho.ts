import type { Wallet } from '../types.ts'

export const taho: Wallet = {
  id: 'taho',
  name: 'Taho',
  rdns: ['xyz.taho.wallet'],
  iconAccent: '#d08d57',
  iconBackground: '#d08d57',
  channels: ['injected'],
  detection: { paths: ['tally'], flags: ['isTally'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/eajafomhmkipbjmfmhebemolkcicgfmd',
    browserExtension: 'https://taho.xyz',
  },
}
