import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'

/** Addresses that the visitor knows by their own doing: contacts, confirmed Safes, the account in use. */
export function useAnchors(): ReadonlySet<Address> {
  const { memory } = useApp()
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const { addresses } = useConnection()
  return useMemo(
    () => new Set([...contacts, ...pinned].map(({ address }) => address).concat(addresses ?? [])),
    [contacts, pinned, addresses],
  )
}
