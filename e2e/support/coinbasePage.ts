import type { BrowserContext } from '@playwright/test'
import type { Address } from 'viem'

/**
 * Stands where Coinbase's own page would, and speaks its protocol: it says that it has loaded, offers a
 * passkey account, agrees on a key and hands over the account, encrypted, once its button is pressed.
 */
export async function serveCoinbasePage(context: BrowserContext, account: Address): Promise<void> {
  await context.route('https://keys.coinbase.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Coinbase</title>
<h1>Stand-in for Coinbase</h1>
<button id="approve">Approve</button>
<script>(${standIn})(${JSON.stringify(account)})</script>`,
    }),
  )
}

/** Runs in the window; whatever it needs is inside of it. */
function standIn(account: string): void {
  type Request = {
    id: string
    event?: string
    sender?: string
    content?: { handshake?: { method: string } }
  }
  const page = window.opener as Window
  const origin = new URLSearchParams(location.search).get('origin') ?? ''
  const say = (message: object) => page.postMessage({ id: crypto.randomUUID(), ...message }, origin)
  const bytes = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const hex = (buffer: ArrayBuffer) =>
    [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const curve = { name: 'ECDH', namedCurve: 'P-256' }

  async function agree({ id, sender = '' }: Request): Promise<void> {
    const keys = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
    const theirs = await crypto.subtle.importKey('spki', bytes(sender), curve, true, [])
    const shared = await crypto.subtle.deriveKey(
      { name: 'ECDH', public: theirs },
      keys.privateKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt'],
    )
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const answer = { result: { value: [account] }, data: { chains: { 31337: location.origin } } }
    const text = new TextEncoder().encode(JSON.stringify(answer))
    const cipherText = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, shared, text)
    const mine = hex(await crypto.subtle.exportKey('spki', keys.publicKey))
    say({ requestId: id, sender: mine, content: { encrypted: { iv, cipherText } } })
    // Not at once: whoever presses the button has to be told that it was pressed.
    setTimeout(() => window.close(), 300)
  }

  window.addEventListener('message', (event: MessageEvent<Request>) => {
    if (event.origin !== origin) return
    const { data } = event
    if (data.event === 'selectSignerType') say({ requestId: data.id, data: 'scw' })
    if (data.content?.handshake?.method === 'eth_requestAccounts') {
      document.getElementById('approve')?.addEventListener('click', () => agree(data))
    }
  })
  window.addEventListener('unload', () => say({ event: 'PopupUnload' }))
  say({ event: 'PopupLoaded' })
}
