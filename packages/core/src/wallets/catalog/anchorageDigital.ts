import type { Wallet } from '../types.ts'

export const anchorageDigital: Wallet = {
  id: 'anchorageDigital',
  name: 'Anchorage Digital',
  shortName: 'Anchorage',
  rdns: ['com.anchorage.connect'],
  iconBackground: '#000000',
  channels: ['injected'],
  detection: { flags: ['isAnchorageDigital'] },
  downloads: {
    ios: 'https://apps.apple.com/app/id6754656781',
    chrome: 'https://chromewebstore.google.com/detail/fadcgekaahkbmhjnpdhldednpbfpmkfl',
  },
}
