import { connect, type WalletEntry } from '@countersign/core'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from './context.ts'
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
  /** Draws a button of your own. */
  children?: (state: WalletButtonState) => ReactNode
}

/** Connects one wallet; what it waits for is shown in the connect dialog. */
export function WalletButton({ wallet: id, children }: WalletButtonProps) {
  const { countersign, openDialog } = useCountersign()
  const prefetch = usePrefetch('connect')
  const attempt = useStore(countersign.attempt)
  const { status } = useConnection()
  const wallet = useWallets().find((entry) => entry.id.toLowerCase() === id.toLowerCase())
  // Hidden here (Brave outside Brave), or not offered at all: there is nothing to connect.
  if (!wallet) return null
  const state: WalletButtonState = {
    wallet,
    connected: status === 'connected',
    loading: 'walletId' in attempt && attempt.walletId === wallet.id && attempt.step !== 'failed',
    connect: () => {
      openDialog('connect')
      // How it goes is told by the attempt, which the dialog shows.
      connect(countersign, { walletId: wallet.id }).catch(() => {})
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
