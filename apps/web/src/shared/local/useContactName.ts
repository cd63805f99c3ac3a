import { useCallback } from 'react'
import type { Address } from 'viem'
import { useApp } from '../AppContext.ts'
import { type CalledName, calledName } from './contactNames.ts'
import { useStore } from './useStore.ts'

/** How the visitor, or the demo, calls an address on a chain, and what is wrong with that name. */
export function useCalledName(chainId: number): (address: Address) => CalledName | undefined {
  const { memory, appConfig } = useApp()
  const contacts = useStore(memory.contacts)
  const { demoAccounts } = appConfig
  return useCallback(
    (address) => {
      const own = calledName(contacts, address, chainId)
      if (own) return own
      const same = address.toLowerCase()
      const shown = demoAccounts.find((demo) => demo.address.toLowerCase() === same)
      return shown?.chainId === chainId ? { name: shown.name, fault: null } : undefined
    },
    [contacts, demoAccounts, chainId],
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
