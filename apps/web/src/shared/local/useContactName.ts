import { useCallback } from 'react'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import { useStore } from './useStore.ts'

/** How the visitor calls an address on a chain, if they have a name for it. */
export function useContactName(chainId: number): (address: Address) => string | undefined {
  const contacts = useStore(useApp().memory.contacts)
  return useCallback(
    (address) => {
      const same = address.toLowerCase()
      const known = contacts.filter((contact) => contact.address.toLowerCase() === same)
      // A name given for this chain is nearer than one for all.
      const here = known.find((contact) => contact.chainId === chainId)
      return (here ?? known.find((contact) => contact.chainId === null))?.name
    },
    [contacts, chainId],
  )
}
