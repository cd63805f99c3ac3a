import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { SendLink } from '../../shared/ui/forms/SendLink.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { findPayer } from './findPayer.ts'
import { contactsWords } from './words.ts'

/** Pays a contact from the account that the visitor looked at last, or from their wallet. */
export function PayContact({ contact }: { contact: Contact }) {
  const say = useWords(contactsWords)
  const { appConfig, memory } = useApp()
  const visited = useStore(memory.visited)
  const { address, chainId } = useConnection()
  const own = address && chainId ? [{ address, chainId }] : []
  const payer = findPayer(contact, [...visited, ...own], appConfig.chains)
  if (!payer) return null
  return (
    <SendLink
      account={payer}
      search={{ to: contact.address }}
      look="quiet"
      label={say('pay', { name: contact.name })}
    />
  )
}
