import { useCallback } from 'react'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import { useStore } from './useStore.ts'

/**
 * How the visitor, or the demo, calls an address on a chain, whatever the name is. Only beside digits of
 * the address: whether it may stand in their place says `useContactName`.
 */
export function useGivenName(chainId: number): (address: Address) => string | undefined {
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
