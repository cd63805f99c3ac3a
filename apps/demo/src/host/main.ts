import '@countersign/kit/tokens.css'
import './host.css'
import { createGateway } from '@countersign/gateway'
import { privateKeyToAccount } from 'viem/accounts'
import { h } from '../wallet/window/h.ts'
import { worldAccounts } from '../world/accounts.ts'
import { createPermissions } from './createPermissions.ts'
import { createRpc } from './createRpc.ts'
import { readPlace, safeOfPlace } from './readPlace.ts'
import { serveApp } from './serveApp.ts'
import type { Desk } from './types.ts'
import { askPerson } from './view/askPerson.ts'
import { controls } from './view/controls.ts'
import { inbox } from './view/inbox.ts'

/**
 * A Safe's host on another site than the app's: this page is at 127.0.0.1 and shows the app from
 * localhost. Two ports of one name would be one site, and would prove nothing about cookies.
 */
if (location.hostname === 'localhost') {
  const there = new URL(location.href)
  there.hostname = '127.0.0.1'
  location.replace(there)
} else start()

function start() {
  const place = readPlace(location.search)
  const safe = safeOfPlace(place)
  const person = worldAccounts[place.as] ?? worldAccounts[0]
  const appOrigin = `${location.protocol}//localhost:${location.port}`

  const frame = h('iframe', {
    title: 'Countersign',
    name: 'app',
    src: `${appOrigin}${place.path}`,
    allow: 'clipboard-write',
    sandbox:
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads',
  })
  const elsewhere = h('iframe', { title: '', hidden: true, src: `${appOrigin}/elsewhere.html` })

  const desk: Desk = {
    chainId: safe.chainId,
    address: safe.address,
    gateway: createGateway({ baseUrl: location.origin }),
    rpc: createRpc(`/api/rpc/${safe.chainId}`),
    person: privateKeyToAccount(person.privateKey),
    isReadOnly: place.mode === 'readOnly',
    origin: location.origin,
    ask: place.mode === 'refuses' ? async () => false : askPerson,
    permissions: createPermissions({ storage: localStorage, appOrigin }),
    contacts: worldAccounts.flatMap(({ address, name }) =>
      name ? [{ address, name: firstName(name) }] : [],
    ),
    settings: { offChainSigning: place.messages === 'offChain' },
  }
  const onMessage = serveApp({
    desk,
    mode: place.mode,
    app: () => frame.contentWindow,
    appOrigin,
    sendFromElsewhere: (message) => elsewhere.contentWindow?.postMessage(message, appOrigin),
  })
  window.addEventListener('message', (event) => void onMessage(event))

  document.body.append(
    h(
      'header',
      {},
      h(
        'div',
        {},
        h('strong', {}, 'Demo host'),
        h('p', { class: 'quiet' }, 'Shows the app inside a Safe, from another site than its own.'),
      ),
      controls(place),
    ),
    h('main', {}, frame, inbox(desk)),
    ...(place.mode === 'elsewhere' ? [elsewhere] : []),
  )
}

/** As somebody would call them: a book with names of the name service would be doubted. */
function firstName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1, name.indexOf('.'))
}
