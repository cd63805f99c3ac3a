import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import type { CalledName, calledName } from './contactNames.ts'
import { useGivenName } from './useGivenName.ts'
import { useStore } from './useStore.ts'

/** `asking`: what judges names is being fetched, and until then none stands alone. */
export type Called = Omit<CalledName, 'fault'> & { fault: CalledName['fault'] | 'asking' }

/** Fetched with the first contact: whoever has none has no names to judge. */
let judge: typeof calledName | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!judge) {
    void import('./contactNames.ts').then((module) => {
      judge = module.calledName
      for (const tell of [...listeners]) tell()
    })
  }
  return () => listeners.delete(listener)
}

const subscribeToNothing = () => () => {}
const judgeNow = () => judge

/** How the visitor, or the demo, calls an address on a chain, and what is wrong with that name. */
export function useCalledName(chainId: number): (address: Address) => Called | undefined {
  const contacts = useStore(useApp().memory.contacts)
  const given = useGivenName(chainId)
  const isNeeded = contacts.length > 0
  const judged = useSyncExternalStore(isNeeded ? subscribe : subscribeToNothing, judgeNow, judgeNow)
  return useCallback(
    (address) => {
      const name = given(address)
      if (name === undefined) return undefined
      if (!isNeeded) return { name, fault: null }
      return judged
        ? (judged(contacts, address, chainId) ?? { name, fault: null })
        : { name, fault: 'asking' }
    },
    [contacts, given, judged, isNeeded, chainId],
  )
}

/** R-NAME-1: a name that may stand in an address's place, if there is one for it. */
export function useContactName(chainId: number): (address: Address) => string | undefined {
  const called = useCalledName(chainId)
  return useCallback(
    (address) => {
      const found = called(address)
      return found?.fault === null ? found.name : undefined
    },
    [called],
  )
}
