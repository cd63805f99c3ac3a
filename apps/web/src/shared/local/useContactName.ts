import { useCallback } from 'react'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import { useStore } from './useStore.ts'

/** How the visitor, or the demo, calls an address on a chain, if there is a name for it. */
export function useContactName(chainId: number): (address: Address) => string | undefined {
  const { memory, appConfig } = useApp()
  const contacts = useStore(memory.contacts)
  const { demoAccounts } = appConfig
  return useCallback(
    (address) => {
      const same = address.toLowerCase()
      const known = contacts.filter((contact) => contact.address.toLowerCase() === same)
      // A name given for this chain is nearer than one for all.
      const here = known.find((contact) => contact.chainId === chainId)
      const own = here ?? known.find((contact) => contact.chainId === null)
      const shown = demoAccounts.find((demo) => demo.address.toLowerCase() === same)
      return own?.name ?? (shown?.chainId === chainId ? shown.name : undefined)
    },
    [contacts, demoAccounts, chainId],
  )
}
