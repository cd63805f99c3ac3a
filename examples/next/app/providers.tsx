'use client'

import { cookieStorage, createCountersign, type InitialState } from '@countersign/core'
import { createAuthAdapter } from '@countersign/core/auth'
import { popularWallets } from '@countersign/core/wallets/popular'
import { CountersignProvider } from '@countersign/kit'
import type { ReactNode } from 'react'
import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'

const node = process.env.NEXT_PUBLIC_RPC_URL
const projectId = process.env.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID

const countersign = createCountersign({
  appName: 'Countersign with Next',
  chains: [mainnet, sepolia],
  transports: { [mainnet.id]: http(node), [sepolia.id]: http(node) },
  wallets: [{ name: 'Popular', wallets: popularWallets }],
  walletConnect: projectId ? { projectId } : null,
  // The routes below app/api/auth.
  authentication: createAuthAdapter(),
  ssr: true,
  storage: cookieStorage,
})

type ProvidersProps = { initialState: InitialState | undefined; children: ReactNode }

export function Providers({ initialState, children }: ProvidersProps) {
  return (
    <CountersignProvider countersign={countersign} initialState={initialState} locale="en">
      {children}
    </CountersignProvider>
  )
}
