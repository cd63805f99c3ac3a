import { useMemo } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../AppContext.ts'
import { useContactName } from '../local/useContactName.ts'
import { useStore } from '../local/useStore.ts'
import { useAnchors } from '../safety/AnchorsContext.ts'
import type { Suggestion } from './suggestRecipients.ts'

/** Everybody whom the visitor knows by their own doing, on this chain. */
export function useSuggestions(chainId: number): readonly Suggestion[] {
  const { memory, appConfig } = useApp()
  const { demoAccounts } = appConfig
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const nameOf = useContactName(chainId)
  const { addresses } = useConnection()
  const { paid } = useAnchors()
  return useMemo(() => {
    const here = (other: number | null) => other === null || other === chainId
    const own = [
      ...pinned.filter((each) => here(each.chainId)).map(({ address }) => address),
      ...(addresses ?? []),
    ]
    return [
      ...contacts
        .filter((each) => here(each.chainId))
        .map(({ address, name }): Suggestion => ({ address, name, group: 'contacts' })),
      ...own.map((address): Suggestion => {
        return { address, name: nameOf(address) ?? null, group: 'own' }
      }),
      ...paid.map((address): Suggestion => {
        return { address, name: nameOf(address) ?? null, group: 'recent' }
      }),
      // Who comes for the first time knows nobody, and has nobody to pay.
      ...demoAccounts
        .filter((each) => here(each.chainId))
        .map(({ address, name }): Suggestion => ({ address, name, group: 'demo' })),
    ]
  }, [contacts, pinned, addresses, paid, demoAccounts, chainId, nameOf])
}
