import { Link } from '@tanstack/react-router'
import { useWords } from '../../../shared/words/useWords.ts'
import { TABS, type Tab } from '../activitySearch.ts'
import { activityWords } from '../words.ts'
import styles from './Tabs.module.css'

/** The four lists. They are links: each has its address, and the filters come along. */
export function Tabs({ current }: { current: Tab }) {
  const say = useWords(activityWords)
  return (
    <nav className={styles.tabs} aria-label={say('tabs')} data-screen-only="">
      {TABS.map((tab) => (
        <Link
          key={tab}
          from="/$account/activity"
          to="."
          search={(before) => ({ ...before, tab: tab === 'all' ? undefined : tab })}
          // Said by the link itself only while nothing is filtered; we say it always.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
          resetScroll={false}
        >
          {say(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
