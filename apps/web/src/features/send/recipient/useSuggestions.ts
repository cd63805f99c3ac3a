import { useMemo } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import type { Suggestion } from './suggestRecipients.ts'

/** Everybody whom the visitor knows by their own doing, on this chain. */
export function useSuggestions(): readonly Suggestion[] {
  const { chain } = useAccount()
  const { memory, appConfig } = useApp()
  const { demoAccounts } = appConfig
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const nameOf = useContactName(chain.id)
  const { addresses } = useConnection()
  const { paid } = useAnchors()
  return useMemo(() => {
    const here = (chainId: number | null) => chainId === null || chainId === chain.id
    const own = [
      ...pinned.filter(({ chainId }) => here(chainId)).map(({ address }) => address),
      ...(addresses ?? []),
    ]
    return [
      ...contacts
        .filter(({ chainId }) => here(chainId))
        .map(({ address, name }): Suggestion => ({ address, name, group: 'contacts' })),
      ...own.map((address): Suggestion => {
        return { address, name: nameOf(address) ?? null, group: 'own' }
      }),
      ...paid.map((address): Suggestion => {
        return { address, name: nameOf(address) ?? null, group: 'recent' }
      }),
      // Who comes for the first time knows nobody, and has nobody to pay.
      ...demoAccounts
        .filter(({ chainId }) => here(chainId))
        .map(({ address, name }): Suggestion => ({ address, name, group: 'demo' })),
    ]
  }, [contacts, pinned, addresses, paid, demoAccounts, chain.id, nameOf])
}
