import type { Wallet } from '../types.ts'

export const universalProfiles: Wallet = {
  id: 'universal-profiles',
  name: 'Universal Profiles',
  rdns: ['io.universaleverything.universalprofiles'],
  iconAccent: '#6e77a9',
  iconBackground: '#6e77a9',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['lukso'] },
  downloads: {
    android:
      'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
    ios: 'https://apps.apple.com/app/id6702018631',
    mobile: 'https://my.universalprofile.cloud',
    qrCode: 'https://my.universalprofile.cloud/apps',
    chrome: 'https://chromewebstore.google.com/detail/abpickdkkbnbcoepogfhkhennhfhehfn',
    browserExtension: 'https://my.universalprofile.cloud',
  },
}
