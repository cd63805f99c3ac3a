import { createCountersign, safeStorage } from '@countersign/core'
import { createAuthAdapter } from '@countersign/core/auth'
import { popularWallets } from '@countersign/core/wallets/popular'
import { CountersignProvider } from '@countersign/kit'
import { createQueryClient, persistCache } from '@countersign/kit/cache'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { http } from 'viem'
import { toChain } from '../shared/chains.ts'
import type { Settings } from '../shared/settings.ts'
import { createAppRouter } from './router.tsx'
import '@countersign/kit/styles.css'

/** R-UI-1: the one wrapper around every page. */
export function App({ settings }: { settings: Settings }) {
  const [{ countersign, queryClient, router, authentication }] = useState(() => start(settings))
  return (
    <CountersignProvider
      countersign={countersign}
      queryClient={queryClient}
      authentication={authentication}
    >
      <RouterProvider router={router} />
    </CountersignProvider>
  )
}

function start({ appName, chains: [first, ...rest], walletConnect, frameOrigins }: Settings) {
  const chains = [toChain(first), ...rest.map(toChain)] as const
  const transports = Object.fromEntries(
    chains.map((chain) => [chain.id, http(chain.rpcUrls.default.http[0], { retryCount: 0 })]),
  )
  const queryClient = createQueryClient()
  persistCache(queryClient, safeStorage())
  return {
    countersign: createCountersign({
      appName,
      chains,
      transports,
      wallets: [{ name: 'Popular', wallets: popularWallets }],
      walletConnect,
      safeOrigins: frameOrigins,
    }),
    queryClient,
    authentication: createAuthAdapter(),
    router: createAppRouter({ appName }),
  }
}
