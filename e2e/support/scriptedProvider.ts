import type { Page } from '@playwright/test'

export type ScriptedProvider = {
  /** Announced by EIP-6963 under this name; absent: not at all. */
  announced?: { rdns: string; name: string }
  /** Put at this place below `window`; absent: nowhere. */
  at?: string
  /** Only when `arriveLate` is called, long after the page, and with `ethereum#initialized`. */
  late?: boolean
  /** Marks that it carries, such as `isMetaMask`. */
  marks?: readonly string[]
}

export const SCRIPTED_ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Puts a wallet that approves everything into the next pages, in one of the ways in which they come. */
export const addProvider = (page: Page, provider: ScriptedProvider) =>
  page.addInitScript(
    ({ announced, at, late, marks = [], account }) => {
      const listeners = new Map<string, Set<(value: unknown) => void>>()
      const wallet = {
        ...Object.fromEntries(marks.map((mark) => [mark, true])),
        async request({ method }: { method: string }) {
          if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account]
          if (method === 'eth_chainId') return '0x7a69'
          if (method === 'wallet_switchEthereumChain') return null
          throw Object.assign(new Error('not supported'), { code: 4200 })
        },
        on(event: string, listener: (value: unknown) => void) {
          listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
        },
        removeListener(event: string, listener: (value: unknown) => void) {
          listeners.get(event)?.delete(listener)
        },
      }
      const inject = () => {
        if (at) Object.assign(window, { [at]: wallet })
      }
      if (late) {
        window.addEventListener('late-wallet', () => {
          inject()
          window.dispatchEvent(new Event('ethereum#initialized'))
        })
      } else inject()
      if (!announced) return
      const info = { ...announced, uuid: crypto.randomUUID(), icon: 'data:image/svg+xml,<svg/>' }
      const detail = Object.freeze({ info, provider: wallet })
      const say = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', say)
      say()
    },
    { ...provider, account: SCRIPTED_ACCOUNT },
  )

/** Lets a wallet come that was held back. */
export const arriveLate = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('late-wallet')))

/** The demo brings a wallet of its own; visitors elsewhere have none. */
export const withoutDemoWallet = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent<{ info: { rdns: string } }>
      if (detail.info.rdns === 'app.countersign.demo') event.stopImmediatePropagation()
    })
  })
