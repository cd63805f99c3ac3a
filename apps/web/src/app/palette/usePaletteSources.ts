import { useQueryClient } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { accountQuery } from '../../shared/account/accountQuery.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { pagesOf, sitePages } from '../pages.ts'
import { shellWords } from '../words.ts'
import type { PaletteSources } from './paletteItems.ts'

/** Everything that can be gone to from here. */
export function usePaletteSources(account: Account | undefined): PaletteSources {
  const say = useWords(shellWords)
  const { appConfig, memory } = useApp()
  const { address, chainId } = useConnection()
  const contacts = useStore(memory.contacts)
  const pinned = useStore(memory.pinned)
  const visited = useStore(memory.visited)
  const kind = useKnownKind(account)
  const own = address && chainId ? [{ address, chainId }] : []
  const accountPages = account
    ? pagesOf(kind).map(({ to, word, icon }) => ({
        path: to.replace('$account', account.path),
        label: say(word),
        icon,
      }))
    : []
  const others = sitePages.map(({ to, word, icon }) => ({ path: to, label: say(word), icon }))
  return {
    chains: appConfig.chains,
    pages: [...accountPages, ...others],
    places: [...own, ...pinned, ...visited],
    contacts,
  }
}

/** What the page behind the palette has already found out. */
function useKnownKind(account: Account | undefined) {
  const queries = useQueryClient()
  const config = useConfig()
  if (!account) return undefined
  const { queryKey } = accountQuery(config, account.chain.id, account.address)
  return queries.getQueryData(queryKey)?.kind
}
