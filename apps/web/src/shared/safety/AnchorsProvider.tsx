import { type ReactNode, useMemo } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../AppContext.ts'
import type { Account } from '../account/account.ts'
import { useStore } from '../local/useStore.ts'
import { usePaid } from '../transaction/usePaid.ts'
import { type Anchors, AnchorsContext } from './AnchorsContext.ts'

type AnchorsProviderProps = {
  /** Whose pages are shown, if anybody's. */
  account: Account | undefined
  children: ReactNode
}

/** Collects once whom forgers may imitate here, so that an address is judged alike on every page. */
export function AnchorsProvider({ account, children }: AnchorsProviderProps) {
  const { memory } = useApp()
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const { addresses } = useConnection()
  const { paid, state } = usePaid(account)
  const anchors = useMemo((): Anchors => {
    const known = [...contacts, ...pinned].map(({ address }) => address)
    return { own: [...new Set([...known, ...(addresses ?? [])])], paid, state }
  }, [contacts, pinned, addresses, paid, state])
  return <AnchorsContext value={anchors}>{children}</AnchorsContext>
}
