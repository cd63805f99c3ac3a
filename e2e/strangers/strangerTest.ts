import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The first account of the mnemonic that development chains agree on. */
const account = mnemonicToAccount('test test test test test test test test test test test junk')
export const ACCOUNT = account.address
export const WALLET = 'Stranger Wallet'

type Call = { method: string; params?: readonly unknown[] }

/**
 * A wallet as an extension is one: it remembers per browser, not per page, what it permitted, tells
 * every page what changes, and signs outside of them.
 */
async function addWallet(context: BrowserContext) {
  let permitted = false
  let chainId = '0x1'
  const tell = (event: string, value: unknown) =>
    Promise.all(
      context
        .pages()
        .map((page) =>
          page.evaluate(
            ([name, detail]) =>
              void window.dispatchEvent(new CustomEvent(String(name), { detail })),
            [`stranger-wallet-${event}`, value],
          ),
        ),
    )
  const accounts = () => (permitted ? [account.address] : [])
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => chainId,
    eth_accounts: accounts,
    eth_requestAccounts: () => {
      permitted = true
      return accounts()
    },
    wallet_requestPermissions: () => {
      permitted = true
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_getPermissions: () => (permitted ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions: () => {
      permitted = false
      return null
    },
    wallet_switchEthereumChain: async ([wanted]) => {
      chainId = (wanted as { chainId: string }).chainId // EIP-3326
      await tell('chainChanged', chainId)
      return null
    },
    personal_sign: ([message]) => account.signMessage({ message: { raw: message as Hex } }), // EIP-191
  }
  await context.exposeBinding('strangerWallet', async (_, { method, params = [] }: Call) => {
    const answer = answers[method]
    return answer ? { result: await answer(params) } : { error: { code: 4200, message: method } }
  })
  await context.addInitScript((name) => {
    // The binding above.
    const { strangerWallet: ask } = window as unknown as {
      strangerWallet(
        call: unknown,
      ): Promise<{ result?: unknown; error?: { code: number; message: string } }>
    }
    const heard = new Map<unknown, (event: Event) => void>()
    const provider = {
      async request(call: unknown) {
        const { result, error } = await ask(call)
        if (error) throw Object.assign(new Error(error.message), { code: error.code })
        return result
      },
      on(event: string, listener: (value: unknown) => void) {
        const hear = (told: Event) => listener((told as CustomEvent).detail)
        heard.set(listener, hear)
        window.addEventListener(`stranger-wallet-${event}`, hear)
      },
      removeListener(event: string, listener: unknown) {
        const hear = heard.get(listener)
        if (hear) window.removeEventListener(`stranger-wallet-${event}`, hear)
      },
    }
    const info = {
      rdns: 'test.stranger',
      name,
      uuid: '0c8b6a0e-3f6a-4c8e-9a0b-7b1f2d3c4e5f',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    const detail = Object.freeze({ info, provider })
    const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', say)
    say()
  }, WALLET)
}

/** Every line of every page's console, and every error that nobody caught. */
export const test = base.extend<{ lines: string[] }>({
  lines: async ({ context }, use) => {
    const lines: string[] = []
    const listen = (page: Page) => {
      page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
    }
    context.pages().forEach(listen)
    context.on('page', listen)
    await addWallet(context)
    await use(lines)
  },
})

export { expect }
