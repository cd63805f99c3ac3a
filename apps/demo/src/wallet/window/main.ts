import '@countersign/kit/tokens.css'
import './window.css'
import { browserStore } from '../browserStore.ts'
import { ICON } from '../icon.ts'
import { startAnswering } from './answering.ts'
import { h } from './h.ts'
import { broadcastLink, openerLink } from './link.ts'
import { startSettings } from './settings.ts'

const root = document.getElementById('wallet') ?? document.body
document.head.append(h('link', { rel: 'icon', href: ICON }))

// A page that opens the window to have something answered gives it a name; a person does not. Where
// the browser cut the tie to the opener, both are gone, and the settings list what is waiting.
// `opener` is typed as anything at all; from here on it is a window.
const opener = window.opener as Window | null
if (opener && window.name.startsWith('demo-wallet-')) {
  const link = openerLink({
    opener,
    location,
    addEventListener: (type, listener) => window.addEventListener(type, listener),
  })
  startAnswering(root, link, () => opener.closed)
} else {
  startSettings(root, broadcastLink(), browserStore(window))
}
