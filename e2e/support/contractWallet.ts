import type { Page } from '@playwright/test'
import { type Address, type Hex, hexToString } from 'viem'

type ContractWallet = {
  address: Address
  chainId: number
  /** What the account says to a text. */
  sign: (message: string) => Promise<Hex>
}

/** Announces a wallet, as smart accounts do, whose one account is a contract. Its name: Contract. */
export async function announceContractWallet(page: Page, wallet: ContractWallet): Promise<void> {
  await page.exposeFunction('askContractWallet', (method: string, params: readonly Hex[]) => {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [wallet.address]
    if (method === 'eth_chainId') return `0x${wallet.chainId.toString(16)}`
    if (method === 'personal_sign') return wallet.sign(hexToString(params[0] ?? '0x'))
    throw new Error(`${method} is not supported`)
  })
  await page.addInitScript(() => {
    type Request = { method: string; params?: readonly unknown[] }
    // Put there by `exposeFunction`, just above.
    const { askContractWallet } = window as unknown as {
      askContractWallet: (method: string, params: readonly unknown[]) => Promise<unknown>
    }
    const detail = {
      info: {
        uuid: crypto.randomUUID(),
        name: 'Contract',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'test.contract',
      },
      provider: {
        request: ({ method, params = [] }: Request) => askContractWallet(method, params),
        on: () => {},
        removeListener: () => {},
      },
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
}
