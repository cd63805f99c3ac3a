import { useContext, useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'
import { AnchorsContext } from './AnchorsContext.ts'

/**
 * Addresses that are known by somebody's own doing: contacts, confirmed Safes, the account in use,
 * and whom the owners of the shown Safe have signed for.
 */
export function useAnchors(): ReadonlySet<Address> {
  const { memory } = useApp()
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const { addresses } = useConnection()
  const signedFor = useContext(AnchorsContext)
  return useMemo(() => {
    const known = [...contacts, ...pinned].map(({ address }) => address)
    return new Set([...known, ...(addresses ?? []), ...signedFor])
  }, [contacts, pinned, addresses, signedFor])
}
