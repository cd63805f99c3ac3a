import {
  bestChannel,
  type Countersign,
  cancelConnect,
  connect,
  createCountersign,
} from '@countersign/core'
import {
  type AttemptEvent,
  attemptReducer,
  memoryStorage,
  scriptedWallet,
  testPage,
} from '@countersign/core/testing'
import { createTransactionStore } from '@countersign/core/transactions'
import { popularWallets } from '@countersign/core/wallets/popular'
import { loadMessages, type Messages } from '@countersign/kit'
import { createQueryClient } from '@countersign/kit/cache'
import type { QueryClient } from '@tanstack/react-query'
import { getEnsAvatarQueryKey, getEnsNameQueryKey } from 'wagmi/query'
import type { Place } from '../place.ts'
import type { GalleryState, GalleryTransaction } from '../states/types.ts'
import { galleryChains, galleryNode } from './chains.ts'
import { ACCOUNT } from './constants.ts'
import { SAFE_HOST, safePage } from './safePage.ts'
import { galleryServer } from './server.ts'

/** An app of its own: its page, its storage, its wallets; nothing outside of it is touched. */
export type Instance = {
  countersign: Countersign
  queryClient: QueryClient
  messages: Messages
}

/** Longer than anybody looks at a state. */
const LONG = 86_400_000

export async function bringUp(state: GalleryState, { locale }: Place): Promise<Instance> {
  const page = state.inSafe ? safePage() : testPage()
  const wallets = (state.announced ?? []).map(scriptedWallet)
  for (const wallet of wallets) wallet.announce(page)
  const storage = memoryStorage({
    ...(state.recent && { 'countersign.recentWallets': JSON.stringify(state.recent) }),
    ...(state.restoring && {
      'countersign.recentConnectorId': JSON.stringify(`injected:${state.restoring}`),
    }),
  })
  const chains = galleryChains(state.chains)
  const countersign = createCountersign({
    appName: 'Example',
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, galleryNode(state.balance)])),
    wallets: [{ name: 'Popular', wallets: [...popularWallets, ...(state.offered ?? [])] }],
    walletConnect: state.projectId === null ? null : { projectId: 'gallery' },
    storage,
    window: page,
    safeOrigins: state.inSafe ? [SAFE_HOST] : [],
    ...(state.server && { authentication: galleryServer(state.server) }),
    timeouts: {
      ...(state.patience && { settle: state.patience }),
      read: LONG,
      prompt: state.patience ?? LONG,
      restore: LONG,
      announce: LONG,
    },
  })
  if (state.catalog) {
    const { catalog } = await import('@countersign/core/wallets/catalog')
    countersign.wallets.add({ name: 'More', wallets: catalog })
  }
  if (state.connected) {
    await connect(countersign, { walletId: state.connected })
    cancelConnect(countersign)
  }
  if (state.attempt) {
    const { walletId, steps } = state.attempt
    const { attempt } = countersign.internal
    const dispatch = (event: AttemptEvent) => attempt.set(attemptReducer(attempt.get(), event))
    const entry = countersign.wallets.get().find(({ id }) => id === walletId)
    const channel = state.attempt.channel ?? (entry && bestChannel(countersign, entry))
    dispatch({ type: 'started', number: 1, walletId, ...(channel && { channel }) })
    for (const step of steps) dispatch({ ...step, number: 1 })
  }
  remember(state.transactions ?? [], { storage, window: page })
  const [messages] = await Promise.all([loadMessages(locale), warmIcons(countersign)])
  return {
    countersign,
    queryClient: cacheWith(state.identity),
    messages,
  }
}

/** Names and pictures as if they had been looked up a moment ago. */
function cacheWith(identity: GalleryState['identity']): QueryClient {
  const client = createQueryClient()
  const { name = null, avatar = null } = identity ?? {}
  client.setQueryData(getEnsNameQueryKey({ address: ACCOUNT, chainId: 1 }), name)
  if (name) client.setQueryData(getEnsAvatarQueryKey({ name, chainId: 1 }), avatar)
  return client
}

function remember(
  transactions: readonly GalleryTransaction[],
  parameters: Parameters<typeof createTransactionStore>[0],
): void {
  const store = createTransactionStore(parameters)
  for (const [index, { description, status }] of transactions.entries()) {
    const hash = `0x${String(index + 1).padStart(64, '0')}` as const
    const id = store.add({ address: ACCOUNT, chainId: 1, hash, description })
    if (status === 'confirmed') store.dispatch({ type: 'settled', id, outcome: { status } })
    if (status === 'failed') {
      store.dispatch({ type: 'settled', id, outcome: { status, reason: 'reverted' } })
    }
  }
  store.stop()
}

/** Pictures come from files of their own; a state is complete only with them. */
async function warmIcons({ wallets }: Countersign): Promise<void> {
  await Promise.all(
    wallets.get().map(({ icon }) => (typeof icon === 'function' ? icon() : undefined)),
  )
}
