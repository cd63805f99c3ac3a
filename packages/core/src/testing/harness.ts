import { custom, defineChain } from 'viem'
import { createCountersign } from '../createCountersign.ts'
import type { WithChains } from '../types.ts'
import { type ScriptedWallet, scriptedWallet } from './scriptedWallet.ts'
import { memoryStorage, testPage } from './testPage.ts'

export const chainOne = defineChain({
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://one.test/rpc'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://one.test' } },
})
export const chainTwo = defineChain({
  id: 2,
  name: 'Two',
  nativeCurrency: { name: 'Two', symbol: 'TWO', decimals: 18 },
  rpcUrls: { default: { http: ['https://two.test/rpc'] } },
})

/** A node that nothing in these tests may ask. */
const silent = custom({ request: () => Promise.reject(new Error('No node in this test.')) })

type HarnessParameters = Partial<WithChains> & {
  /** How the wallet comes into the page, after the app; default: it is announced before. */
  arrives?: ((wallet: ScriptedWallet, page: Window) => void) | undefined
}

/** An app on a page of its own, with one wallet in it. For this package's own tests. */
export function harness(
  wallet: ScriptedWallet = scriptedWallet(),
  { arrives, ...parameters }: HarnessParameters = {},
) {
  const page = parameters.window ?? testPage()
  const storage = memoryStorage()
  if (!arrives) wallet.announce(page)
  const countersign = createCountersign({
    chains: [chainOne, chainTwo],
    transports: { 1: silent, 2: silent },
    storage,
    window: page,
    ...parameters,
  })
  arrives?.(wallet, page)
  return { countersign, page, storage, wallet, walletId: 'test.scripted' }
}
