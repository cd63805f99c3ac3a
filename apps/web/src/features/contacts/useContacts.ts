import { safeStorage } from '@countersign/core'
import { useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { ASIDE, LOCAL_PREFIX } from '../../shared/local/openLocal.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { salvageContacts } from './salvageContacts.ts'
import { sameContact } from './sameContact.ts'

const KEY = `${LOCAL_PREFIX}contacts`
/** More never come together: each is one time that a book could not be read. */
const MOST_ASIDE = 5

export type Contacts = {
  contacts: readonly Contact[]
  save: (next: Contact[]) => void
  /** The last change is on the screen only: the browser did not keep it. */
  isLost: boolean
  /** What is kept, or was kept aside, cannot be read as it is: only the visitor gives it up. */
  damage: { text: string; readable: Contact[]; isAside: boolean } | null
  /** Takes in what can be read of it, or forgets it. */
  settle: (taken: Contact[]) => void
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
  const places = Array.from({ length: MOST_ASIDE }, (_, index) => KEY + ASIDE.repeat(index + 1))
  const aside = places.find((place) => storage.getItem(place) !== null)
  const text = isDamaged ? kept : aside ? storage.getItem(aside) : null
  const damage =
    text === null ? null : { text, readable: salvageContacts(text), isAside: !isDamaged }
  const settle = (taken: Contact[]) => {
    const fresh = taken.filter((each) => !contacts.some((known) => sameContact(known, each)))
    save([...contacts, ...fresh])
    // What was just given up is what `save` has put aside, or what was found there.
    for (const place of places) if (storage.getItem(place) === text) storage.removeItem(place)
  }
  return { contacts, save, isLost, damage, settle }
}
