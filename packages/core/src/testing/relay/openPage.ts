import { custom } from 'viem'
import { walletConnectClient } from '../../channels/walletConnectClient.ts'
import type { WalletConnectClient } from '../../channels/walletConnectTypes.ts'
import { createCountersign } from '../../createCountersign.ts'
import type { Countersign, WithChains } from '../../types.ts'
import { chainOne, chainTwo } from '../harness.ts'
import { memoryStorage, testPage } from '../testPage.ts'
import { hangUp } from './hangUp.ts'
import {
  type MemoryWalletConnectStorage,
  memoryWalletConnectStorage,
} from './memoryWalletConnectStorage.ts'
import { PROJECT_ID } from './startWallet.ts'

export type PageParameters = Partial<WithChains> & {
  relayUrl: string
  /** What WalletConnect finds in the browser. */
  browser?: MemoryWalletConnectStorage
}

export type Page = {
  countersign: Countersign
  client(): Promise<WalletConnectClient>
  /** Goes away without a word, as when a tab is closed; what the browser keeps stays. */
  leave(): Promise<Pick<Required<PageParameters>, 'browser' | 'storage'>>
}

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })

/** An app on a page that offers one wallet over WalletConnect. */
export function openPage({
  relayUrl,
  browser = memoryWalletConnectStorage(),
  storage = memoryStorage(),
  ...parameters
}: PageParameters): Page {
  const walletConnect = { projectId: PROJECT_ID, relayUrl, storage: browser }
  const countersign = createCountersign({
    appName: 'Test app',
    chains: [chainOne, chainTwo],
    transports: { 1: node, 2: node },
    wallets: [
      {
        name: 'Popular',
        wallets: [{ id: 'phone', name: 'Phone', channels: ['walletConnect'] }],
      },
    ],
    window: testPage(),
    walletConnect,
    ...parameters,
    storage,
  })
  const client = () => walletConnectClient(countersign)
  return {
    countersign,
    client,
    async leave() {
      const kept = { browser: browser.copy(), storage }
      if (countersign.walletConnect?.projectId) await hangUp((await client()).core)
      return kept
    },
  }
}
