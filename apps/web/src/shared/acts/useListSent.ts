import { useAddRecentTransaction } from '@countersign/kit'
import { useEffect } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useActs } from './useActs.ts'

/** Puts what a wallet has sent among its recent transactions, whenever that becomes known. */
export function useListSent(): void {
  const { acts, markListed } = useActs()
  const { address, chainId } = useConnection()
  const add = useAddRecentTransaction()
  useEffect(() => {
    if (!address) return
    for (const entry of acts) {
      const hash = entry.hashes.at(-1)
      if (!hash || entry.listed || entry.chainId !== chainId) continue
      // Of a Safe's, the one who executed it: whoever is connected in the browser that sent it.
      if (entry.kind === 'wallet' && !isAddressEqual(entry.account, address)) continue
      add({ hash, description: entry.description })
      void markListed(entry.id)
    }
  }, [acts, address, chainId, add, markListed])
}
