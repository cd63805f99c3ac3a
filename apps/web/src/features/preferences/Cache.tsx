import { safeStorage } from '@countersign/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { formatAge } from '../../shared/format/formatTime.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { preferencesWords } from './words.ts'

/** R-DATA-2: what was read earlier and is shown at once: how much, how old, and how to drop it. */
export function Cache() {
  const say = useWords(preferencesWords)
  const locale = useLocale()
  const client = useQueryClient()
  const [isCleared, setCleared] = useState(false)
  const { count, oldest } = useKeptAnswers(client)
  const clear = async () => {
    await client.resetQueries()
    safeStorage().removeItem('cache')
    setCleared(true)
  }
  return (
    <Panel title={say('cache')}>
      <p role="status">
        {isCleared
          ? say('cache.cleared')
          : say(count === 0 ? 'cache.none' : 'cache.age', {
              count,
              age: formatAge(oldest, Date.now(), locale),
            })}
      </p>
      <div>
        <Button onClick={clear}>{say('cache.clear')}</Button>
      </div>
    </Panel>
  )
}

/** How many answers are kept, and the time of the oldest; now and whenever one comes or goes. */
function useKeptAnswers(client: QueryClient) {
  const cache = client.getQueryCache()
  const timesOf = () =>
    cache.getAll().flatMap(({ state }) => (state.status === 'success' ? [state.dataUpdatedAt] : []))
  const subscribe = (listener: () => void) => cache.subscribe(listener)
  const count = useSyncExternalStore(subscribe, () => timesOf().length)
  return { count, oldest: Math.min(...timesOf(), Date.now()) }
}
