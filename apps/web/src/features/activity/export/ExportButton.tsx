import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { dayOf } from '../../../shared/format/days.ts'
import { saveFile } from '../../../shared/format/saveFile.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { useLookAlike } from '../../../shared/safety/useLookAlike.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Filters, Tab } from '../activitySearch.ts'
import { activitySource } from '../activitySource.ts'
import { collectEntries } from '../collectEntries.ts'
import { flagEntry } from '../flagEntry.ts'
import { matchesFilters } from '../matchesFilters.ts'
import { activityWords } from '../words.ts'
import styles from './ExportButton.module.css'

const PAGE_SIZE = 100

/** Saves everything that the filters let through, not only what is on the screen. All of it, or nothing. */
export function ExportButton({ tab, filters }: { tab: Tab; filters: Filters }) {
  const say = useWords(activityWords)
  const { gateway } = useApp()
  const account = useAccount()
  const config = useConfig()
  const queries = useQueryClient()
  const nameOf = useContactName(account.chain.id)
  const isLooking = useAnchors().state === 'asking'
  const lookAlikeOf = useLookAlike()
  const stop = useRef<AbortController>(null)
  const [count, setCount] = useState(0)
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: async () => {
      const { chain, path } = account
      stop.current = new AbortController()
      setCount(0)
      const source = activitySource(gateway, account, tab, filters, PAGE_SIZE)
      const { signal } = stop.current
      const entries = await collectEntries(source, { signal, onProgress: setCount })
      const [{ fetchTokens }, { toCsv }] = await Promise.all([
        import('../../../shared/assets/fetchTokens.ts'),
        import('./toCsv.ts'),
      ])
      const tokenAt = await fetchTokens(
        { queries, config, chain },
        entries.flatMap(({ token }) => token ?? []),
      )
      const rows = entries
        .filter((entry) => matchesFilters(entry, filters, tokenAt))
        .map((entry) => ({
          entry,
          flags: flagEntry(entry, chain, lookAlikeOf, tokenAt),
          name:
            'party' in entry.description && entry.description.party
              ? nameOf(entry.description.party.value)
              : undefined,
        }))
      const name = `${path.replace(':', '-')}-${tab}-${dayOf(Date.now())}.csv`
      saveFile(name, toCsv(rows, tokenAt), 'text/csv')
      return rows.length
    },
  })
  const isCancelled = error?.name === 'AbortError'
  const hasFailed = isError && !isCancelled
  return (
    <span className={styles.export}>
      {isPending ? (
        <Button onClick={() => stop.current?.abort()}>{say('csv.cancel')}</Button>
      ) : (
        <Button busy={isLooking} onClick={() => mutate()}>
          {say(hasFailed ? 'csv.retry' : 'csv')}
        </Button>
      )}
      <span role="status" className={styles.told}>
        {isPending && say('csv.working', { count })}
        {hasFailed && say('csv.failed')}
        {data !== undefined && !isPending && say('csv.done', { count: data })}
      </span>
    </span>
  )
}
