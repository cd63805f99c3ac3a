import { enkryptIcon } from '../icons/enkrypt.ts'
import type { Wallet } from '../types.ts'

export const enkrypt: Wallet = {
  id: 'enkrypt',
  name: 'Enkrypt',
  rdns: ['com.enkrypt'],
  icon: enkryptIcon,
  iconAccent: '#c54aff',
  iconBackground: '#c54aff',
  channels: ['injected'],
  detection: { paths: ['enkrypt.providers.ethereum'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/kkpllkodjeloidieedojogacfhpaihoh',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt/',
    opera: 'https://addons.opera.com/extensions/details/enkrypt/',
    browserExtension: 'https://www.enkrypt.com/',
  },
}
