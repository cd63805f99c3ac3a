import type { Countersign } from '@countersign/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from 'wagmi'

/** R-TX-4: pending transactions of this and earlier visits, once somebody is connected. */
export function useFollowPending(countersign: Countersign): void {
  const connected = useConnection().status === 'connected'
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!connected) return
    let stop: (() => void) | undefined
    let left = false
    void import('../transactions/followPending.ts').then(({ followPending }) => {
      if (!left) stop = followPending(countersign, queryClient)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [connected, countersign, queryClient])
}
