import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './Banners.module.css'

/** From here on several cards would say the same: then it is said once for all. */
const SEVERAL = 2

/** What concerns the whole page: no network, or much that could not be refreshed. */
export function Banners() {
  const say = useWords(shellWords)
  const queries = useQueryClient()
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  )
  const stale = useSyncExternalStore(subscribe, () => countStale(queries))
  return (
    <div className={styles.place} role="status" data-screen-only="">
      {!isOnline && <p className={styles.banner}>{say('offline')}</p>}
      {isOnline && stale >= SEVERAL && (
        <p className={styles.banner}>
          {say('stale')}{' '}
          <button
            type="button"
            className={styles.action}
            onClick={() =>
              queries.refetchQueries({
                type: 'active',
                predicate: ({ state }) => state.error !== null,
              })
            }
          >
            {say('stale.retry')}
          </button>
        </p>
      )}
    </div>
  )
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown answers whose last refresh failed. */
function countStale(queries: ReturnType<typeof useQueryClient>): number {
  const failed = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.error !== null })
  return failed.filter(({ state }) => state.data !== undefined).length
}
