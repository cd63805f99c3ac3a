import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useTokens } from '../../../shared/assets/useTokens.ts'
import { useLookAlike } from '../../../shared/safety/useLookAlike.ts'
import type { Entry } from '../entry.ts'
import { type Flag, flagEntry } from '../flagEntry.ts'

/** What is wrong with an entry, once our nodes have said what its token is called. */
export function useEntryFlags(entry: Entry): Flag[] {
  const { chain } = useAccount()
  const { description } = entry
  const isAmount = 'asset' in description && description.asset.kind === 'amount'
  const tokenAt = useTokens(chain, isAmount && entry.token ? [entry.token] : [])
  return flagEntry(entry, chain, useLookAlike(), tokenAt)
}
