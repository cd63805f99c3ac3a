import { useApp } from '../../shared/AppContext.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { useCalledName } from '../../shared/local/useContactName.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { type RecipientRead, readRecipient } from '../../shared/recipient/readRecipient.ts'
import { useAddressOf } from '../../shared/recipient/useAddressOf.ts'
import { type OwnersRead, readOwners } from './readOwners.ts'

export type Lines = OwnersRead & { lines: readonly { text: string; read: RecipientRead }[] }

/** Who the owners will be: addresses, contacts, and names, which are asked for. */
export function useOwners(texts: readonly string[], chain: ChainConfig): Lines {
  const { appConfig, memory } = useApp()
  const contacts = useStore(memory.contacts)
  const called = useCalledName(chain.id)
  // The account is still without an address, so nobody is it.
  const context = { account: { chain, address: null }, chains: appConfig.chains, contacts, called }
  const wanted: string[] = []
  const note = (name: string) => {
    wanted.push(name)
    return 'asking' as const
  }
  for (const text of texts) readRecipient(text, { ...context, addressOf: note })
  const addressOf = useAddressOf(chain, wanted)
  const lines = texts.map((text) => ({
    text,
    read: readRecipient(text, { ...context, addressOf }),
  }))
  return { ...readOwners(lines), lines }
}
