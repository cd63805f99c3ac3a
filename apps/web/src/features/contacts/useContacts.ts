import { safeStorage } from '@countersign/core'
import { useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { LOCAL_PREFIX } from '../../shared/local/createLocalStore.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { salvageContacts } from './salvageContacts.ts'

const KEY = `${LOCAL_PREFIX}contacts`

export type Contacts = {
  contacts: readonly Contact[]
  save: (next: Contact[]) => void
  /** The last change is on the screen only: the browser did not keep it. */
  isLost: boolean
  /** What is kept cannot be read as it is; nothing is written over it until the visitor says so. */
  damage: { text: string; readable: Contact[] } | null
}

/** The visitor's contacts, and whether this browser really keeps them. */
export function useContacts(storage = safeStorage()): Contacts {
  const store = useApp().memory.contacts
  const contacts = useStore(store)
  const [isLost, setLost] = useState(false)
  const [kept] = useState(() => storage.getItem(KEY))
  const [isSettled, setSettled] = useState(false)
  const save = (next: Contact[]) => {
    store.set(next)
    setSettled(true)
    setLost(storage.getItem(KEY) !== JSON.stringify(next))
  }
  const isDamaged = !isSettled && contacts.length === 0 && kept !== null && kept !== '[]'
  const damage = isDamaged ? { text: kept, readable: salvageContacts(kept) } : null
  return { contacts, save, isLost, damage }
}
