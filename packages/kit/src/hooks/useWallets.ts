import { recentWallets, type WalletEntry } from '@countersign/core'
import { useMemo } from 'react'
import { useCountersign } from '../context.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

export type OfferedWallet = WalletEntry & { recent: boolean }

/** R-UI-5: every wallet that can be offered; the ones connected last come first and are marked. */
export function useWallets(): readonly OfferedWallet[] {
  const { countersign } = useCountersign()
  const wallets = useStore(countersign.wallets)
  const isHydrating = useIsHydrating()
  return useMemo(() => {
    const ids = isHydrating ? [] : recentWallets(countersign.storage)
    const marked = wallets.map((wallet) => ({ ...wallet, recent: ids.includes(wallet.id) }))
    const recent = ids.flatMap((id) => marked.filter((wallet) => wallet.id === id))
    return [...recent, ...marked.filter((wallet) => !wallet.recent)]
  }, [wallets, countersign, isHydrating])
}
