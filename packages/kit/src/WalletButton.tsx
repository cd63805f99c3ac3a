import { type Countersign, currentWalletId, type WalletEntry } from '@countersign/core'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'
import { chainIdOf } from './chainIdOf.ts'
import { useCountersign } from './context.ts'
import { wayTo } from './dialogs/connect/wayTo.ts'
import { useConnectWallet } from './hooks/useConnectWallet.ts'
import { useStore } from './hooks/useStore.ts'
import { useWallets } from './hooks/useWallets.ts'
import { Themed } from './parts/Themed.tsx'
import { WalletIcon } from './parts/WalletIcon.tsx'
import { usePrefetch } from './prefetch.ts'

export type WalletButtonState = {
  wallet: WalletEntry
  connected: boolean
  /** An attempt with this wallet is under way. */
  loading: boolean
  connect: () => void
}

export type WalletButtonProps = {
  /** The wallet's id, in any case. */
  wallet: string
  /** R-CON-3: the chain, or its id, to end up on; absent: the provider's. */
  initialChain?: number | { id: number } | undefined
  /** Draws a button of your own. */
  children?: ((state: WalletButtonState) => ReactNode) | undefined
}

/** Connects one wallet; what it waits for is shown in the connect dialog, which it closes again. */
export function WalletButton({ wallet: id, initialChain, children }: WalletButtonProps) {
  const { countersign, openDialog } = useCountersign()
  const prefetch = usePrefetch('connect')
  const connectWallet = useConnectWallet()
  const attempt = useStore(countersign.attempt)
  const { status, connector } = useConnection()
  const wallet = useWallets().find((entry) => entry.id.toLowerCase() === id.toLowerCase())
  // Hidden here (Brave outside Brave), or not offered at all: there is nothing to connect.
  if (!wallet) return null
  const state: WalletButtonState = {
    wallet,
    connected: status === 'connected' && isBehind(wallet, connector?.id, countersign),
    loading: 'walletId' in attempt && attempt.walletId === wallet.id && !isOver(attempt.step),
    connect: () => {
      const wish = { walletId: wallet.id, chainId: chainIdOf(initialChain) }
      openDialog('connect', wish)
      if (wayTo(countersign, wallet) === 'connect') connectWallet(wish)
    },
  }
  if (children) return children(state)
  return (
    <Themed>
      <button
        type="button"
        className="cs-button"
        data-variant="plain"
        {...prefetch}
        onClick={state.connect}
      >
        <WalletIcon wallet={wallet} size={24} />
        {wallet.name}
      </button>
    </Themed>
  )
}

/** Several wallets share one connector to phones: which one it is, only our memory knows. */
const isBehind = (
  { id, announcedAs = id, connectorId = `injected:${announcedAs}` }: WalletEntry,
  connected: string | undefined,
  { storage }: Countersign,
): boolean => connected === connectorId || currentWalletId(storage) === id

const isOver = (step: string): boolean => step === 'failed' || step === 'connected'
