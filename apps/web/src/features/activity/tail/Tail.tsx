import { useEffect, useRef, useState } from 'react'
import { Failure } from '../../../shared/ui/failures/Failure.tsx'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { activityWords } from '../words.ts'
import styles from './Tail.module.css'

/** So many pages are fetched by themselves without finding anything that the filters let through. */
const IN_VAIN = 4

type TailProps = {
  /** How many entries are shown, and of how many. */
  shown: number
  loaded: number
  hasMore: boolean
  isFetching: boolean
  error: unknown
  onMore: () => void
}

/** The end of the list: fetches what comes next when it is in sight, or says why it cannot. */
export function Tail({ shown, loaded, hasMore, isFetching, error, onMore }: TailProps) {
  const say = useWords(activityWords)
  const place = useRef<HTMLDivElement>(null)
  const [lastFind, setLastFind] = useState({ shown, tries: 0 })
  const tries = lastFind.shown === shown ? lastFind.tries : 0
  const goesOn = hasMore && !isFetching && !error && tries < IN_VAIN
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew after every page
  useEffect(() => {
    if (!goesOn || !place.current) return
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy page is told of several at once: only the last one is how it stands.
        if (!changes.at(-1)?.isIntersecting) return
        setLastFind({ shown, tries: tries + 1 })
        onMore()
      },
      { rootMargin: '800px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [goesOn, loaded, shown])
  if (error) {
    return (
      <div className={styles.tail}>
        <p>{say('more.failed')}</p>
        <Failure error={error} onRetry={onMore} isRetrying={isFetching} />
      </div>
    )
  }
  if (!hasMore) return shown > 0 && <p className={styles.end}>{say('end', { count: shown })}</p>
  const more = () => {
    setLastFind({ shown, tries: 0 })
    onMore()
  }
  return (
    <div ref={place} className={styles.tail} data-screen-only="">
      <Button busy={isFetching} onClick={more}>
        {say(tries < IN_VAIN ? 'more' : 'more.looking')}
      </Button>
    </div>
  )
}
