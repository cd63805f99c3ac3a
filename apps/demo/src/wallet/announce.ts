import { ICON } from './icon.ts'
import type { DemoWalletProvider } from './provider.ts'

/** The part of `window` that announcing needs. */
export type AnnounceTarget = Pick<
  EventTarget,
  'dispatchEvent' | 'addEventListener' | 'removeEventListener'
>

type WalletInfo = { uuid: string; name: string; icon: string; rdns: string }

/** EIP-6963: at once, and whenever a page asks who is there. Returns how to stop. */
export function announce(target: AnnounceTarget, provider: DemoWalletProvider, uuid: string) {
  const info: WalletInfo = { uuid, name: 'Demo Wallet', icon: ICON, rdns: 'app.countersign.demo' }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const say = () => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', say)
  say()
  return () => target.removeEventListener('eip6963:requestProvider', say)
}
